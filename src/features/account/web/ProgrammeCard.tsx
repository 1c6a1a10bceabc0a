import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/kit/day.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { formatStart } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { restartProgramme } from '../contract.ts';
import styles from './ProgrammeCard.module.css';

/** When the programme began, and the way to begin it again. */
export function ProgrammeCard({ start }: { start: Day }) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" className="stack" aria-labelledby="programme-title">
      <h2 className="h3" id="programme-title">
        {t('programme.heading')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('programme.started')}</dt>
          <dd className="num">
            <time dateTime={start}>{formatStart(start)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('programme.again')}</dt>
          <dd>
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {t('programme.restart')}
            </Button>
          </dd>
        </div>
      </dl>
      <RestartDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function RestartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'ui']);
  const { concerns } = siteProfile(useApp().site);
  const toast = useToast();
  const restart = useSubmission(restartProgramme);

  async function confirm() {
    try {
      await restart.send({ body: {} });
      toast.show({ tone: 'success', text: t('programme.done') });
    } catch {
      toast.show({ tone: 'error', text: t('programme.failed') });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('programme.question')}
      text={
        <>
          <p>{t('programme.today')}</p>
          <p>{t(`programme.stays.${concerns}`)}</p>
          <p>{t(`programme.ends.${concerns}`)}</p>
        </>
      }
      confirmLabel={t('programme.confirm')}
      cancelLabel={t('ui:cancel')}
      busy={restart.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
