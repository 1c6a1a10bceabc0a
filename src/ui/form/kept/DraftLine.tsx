import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './DraftLine.module.css';
import type { DraftStatus } from './draft-saver.ts';

const icons = {
  none: null,
  saving: LoaderCircle,
  saved: Check,
  device: CloudOff,
  refused: CloudOff,
  nowhere: CloudOff,
};

/** The save status of the draft. While saving succeeds it is announced only once. */
export function DraftLine({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('ui');
  const endSession = useSessionEnd();
  const [told, setTold] = useState(status);
  if (status !== 'saving' && status !== told) setTold(status);
  if (status === 'sessionOver') {
    return (
      <Banner role="status">
        <p>{t('draft.sessionOver')}</p>
        <Button variant="secondary" size="small" onClick={endSession}>
          {t('draft.logIn')}
        </Button>
      </Banner>
    );
  }
  const Icon = icons[status];
  return (
    <div className={styles.draft}>
      {Icon && <Icon aria-hidden="true" />}
      {status === 'saving' && <span aria-hidden="true">{t('draft.saving')}</span>}
      <span role="status" className={status === 'saving' ? 'visually-hidden' : undefined}>
        {told !== 'none' && told !== 'saving' && t(`draft.${told}`)}
      </span>
    </div>
  );
}
