import { useRef } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { formatInstant } from '#ui/app/format.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { forgetDevice, readSecondFactor } from '../contract.ts';
import styles from './RememberedDevices.module.css';

type Device = EndpointReply<typeof readSecondFactor>['devices'][number];

/** The browsers in which a nurse logs in without a code; renders nothing if there are none. */
export function RememberedDevices() {
  const { t } = useTranslation('second-factor');
  const { data, isLoadingError, refetch } = useEndpoint(readSecondFactor);
  const forgetting = useSubmission(forgetDevice);
  const heading = useRef<HTMLHeadingElement>(null);
  const devices = data?.devices ?? [];
  if (devices.length === 0 && !isLoadingError) return null;

  async function forget(id: string): Promise<void> {
    await forgetting.send({ params: { id } });
    // The button disappears with its row, and the last row with the heading.
    if (devices.length > 1) heading.current?.focus();
    else focusMain();
  }

  return (
    <Card as="section" className="stack" aria-labelledby="remembered">
      <h2 className="h3" id="remembered" ref={heading} tabIndex={-1}>
        {t('devices.heading')}
      </h2>
      {isLoadingError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <p>{t('devices.lead')}</p>
          <ul className={styles.list}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={forgetting.busy}
                forget={() => forget(device.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly busy: boolean;
  forget(): Promise<void>;
}

function DeviceRow({ device: { device, until, current }, busy, forget }: DeviceRowProps) {
  const { t } = useTranslation('second-factor');
  const { language, settings } = useApp();
  const outcome = useOutcome(t('devices.failed'));
  const name = device || t('devices.unknown');
  return (
    <li className={styles.device}>
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
        busy={busy}
        aria-label={t('devices.forgetNamed', { device: name })}
        onClick={() => void outcome.run(forget, t('devices.forgotten'))}
      >
        {t('devices.forget')}
      </Button>
    </li>
  );
}
