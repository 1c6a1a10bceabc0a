import { useRef } from 'react';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { forgetDevice, readSecondFactor } from '../contract.ts';
import styles from './RememberedDevices.module.css';

/** The browsers in which a nurse logs in without a code; nothing where there are none. */
export function RememberedDevices() {
  const { t } = useTranslation('second-factor');
  const { language, settings } = useApp();
  const { data } = useEndpoint(readSecondFactor);
  const toast = useToast();
  const forgetting = useSubmission(forgetDevice);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || data.devices.length === 0) return null;
  const { devices } = data;

  async function forget(id: string) {
    try {
      await forgetting.send({ params: { id } });
      // The button goes with its row, and the last row takes the heading along.
      if (devices.length > 1) heading.current?.focus();
      else focusMain();
      toast.show({ tone: 'success', text: t('devices.forgotten') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: t('devices.failed') });
    }
  }

  return (
    <Card as="section" className="stack" aria-labelledby="remembered">
      <h2 className="h3" id="remembered" ref={heading} tabIndex={-1}>
        {t('devices.heading')}
      </h2>
      <p>{t('devices.lead')}</p>
      <ul className={styles.list}>
        {devices.map(({ id, device, until, current }) => {
          const name = device || t('devices.unknown');
          return (
            <li key={id} className={styles.device}>
              <div>
                <p className={styles.name}>
                  {name}
                  {current && <Chip>{t('devices.current')}</Chip>}
                </p>
                <p className="muted small">
                  {t('devices.until', { when: formatInstant(language, until, settings.timeZone) })}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                busy={forgetting.busy}
                aria-label={t('devices.forgetNamed', { device: name })}
                onClick={() => void forget(id)}
              >
                {t('devices.forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
