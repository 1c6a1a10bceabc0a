import { useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { hasFeature, siteProfile } from '#domain/site/site.ts';
import { restartProgramme } from '#features/account/ending-contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ProgrammeCard.module.css';

/** When the programme began or will begin, and a link to restart it. The plan page links to it once the weeks are over. */
export function ProgrammeCard({ me }: { me: Me }) {
  const { t } = useTranslation('programme');
  const { site, language, today } = useApp();
  const [asking, setAsking] = useState(false);
  if (!hasFeature(site, 'programme')) return null;
  return (
    <Card as="section" id="programme" className="stack" aria-labelledby="programme-title" tabIndex={-1}>
      <h2 className="h3" id="programme-title">
        {t('restart.heading')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t(today() < me.programmeStart ? 'restart.starts' : 'restart.started')}</dt>
          <dd className="num">
            <time dateTime={me.programmeStart}>{formatDay(language, me.programmeStart, 'date')}</time>
          </dd>
        </div>
        <div>
          <dt>{t('restart.again')}</dt>
          <dd>
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {t('restart.button')}
            </Button>
          </dd>
        </div>
      </dl>
      <RestartDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function RestartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['programme', 'ui']);
  const { concerns } = siteProfile(useApp().site);
  const path = usePath();
  const goOn = useGoOn();
  const outcome = useOutcome(t('restart.failed'));
  const { send } = useSubmission(restartProgramme);

  async function confirm() {
    await send({ body: {} });
    await goOn(path('today'), { toast: { tone: 'success', text: t('restart.done') } });
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('restart.question')}
      text={
        <>
          <p>{t('restart.today')}</p>
          <p>{t(`restart.stays.${concerns}`)}</p>
          <p>{t(`restart.ends.${concerns}`)}</p>
        </>
      }
      confirmLabel={t('restart.confirm')}
      cancelLabel={t('ui:cancel')}
      busy={outcome.busy}
      onConfirm={() => void outcome.run(confirm).finally(onClose)}
      onCancel={onClose}
    />
  );
}
