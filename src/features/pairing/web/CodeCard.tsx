import { useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useCopy } from '#ui/toast/useCopy.ts';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { renewCode } from '../contract.ts';
import styles from './CodeCard.module.css';

/** The code by which clients pair with the nurse, with buttons to copy and to renew it. Null: she has none yet. */
export function CodeCard({ code }: { code: string | null }) {
  const { t } = useTranslation('pairing');
  const copy = useCopy({ done: t('code.copied'), failed: t('code.notCopied') });
  return (
    <Card as="section" className="stack" aria-labelledby="own-code">
      <h2 className="h3" id="own-code">
        {t('code.heading')}
      </h2>
      {code && <code className={styles.code}>{code}</code>}
      <p className="small muted">{t(code ? 'code.text' : 'code.none')}</p>
      <div className="row">
        {code && (
          <Button variant="secondary" size="small" onClick={() => void copy(code)}>
            {t('code.copy')}
          </Button>
        )}
        <RenewButton code={code} />
      </div>
    </Card>
  );
}

function RenewButton({ code }: { code: string | null }) {
  const { t } = useTranslation('pairing');
  const outcome = useOutcome(t('code.failed'));
  const renewing = useSubmission(renewCode);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const renew = () => outcome.run(() => renewing.send(), t('code.renewed')).finally(close);

  return (
    <>
      <Button
        variant="subtle"
        size="small"
        busy={renewing.busy}
        onClick={() => (code ? setAsking(true) : void renew())}
      >
        {t('code.renew')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={renewing.busy}
        title={t('code.question')}
        text={t('code.renewText', { code })}
        confirmLabel={t('code.renew')}
        cancelLabel={t('code.renewKeep')}
        onConfirm={() => void renew()}
        onCancel={close}
      />
    </>
  );
}
