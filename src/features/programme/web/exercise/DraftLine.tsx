import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import type { DraftStatus } from './draft-saver.ts';
import styles from './Exercise.module.css';
import { useSessionEnd } from './useSessionEnd.ts';

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
  const { t } = useTranslation('programme');
  const endSession = useSessionEnd();
  const [told, setTold] = useState(status);
  if (status !== 'saving' && status !== told) setTold(status);
  if (status === 'sessionOver') {
    return (
      <Banner role="status">
        <p>{t('exercise.draft.sessionOver')}</p>
        <Button variant="secondary" size="small" onClick={endSession}>
          {t('exercise.draft.logIn')}
        </Button>
      </Banner>
    );
  }
  const Icon = icons[status];
  return (
    <div className={styles.draft}>
      {Icon && <Icon aria-hidden="true" />}
      {status === 'saving' && <span aria-hidden="true">{t('exercise.draft.saving')}</span>}
      <span role="status" className={status === 'saving' ? 'visually-hidden' : undefined}>
        {told !== 'none' && told !== 'saving' && t(`exercise.draft.${told}`)}
      </span>
    </div>
  );
}
