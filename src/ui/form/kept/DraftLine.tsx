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
  locked: CloudOff,
  nowhere: CloudOff,
};

interface DraftLineProps {
  readonly status: DraftStatus;
  /** Shows the conflicting draft of another device; null if there is none. */
  readonly onCompare: (() => void) | null;
}

/** The save status of the draft. While saving succeeds it is announced only once. */
export function DraftLine({ status, onCompare }: DraftLineProps) {
  const { t } = useTranslation('ui');
  const endSession = useSessionEnd();
  const [announced, setAnnounced] = useState(status);
  if (status !== 'saving' && status !== announced) setAnnounced(status);
  if (status === 'sessionOver') {
    return (
      <Banner role="status">
        <p>{t('draft.sessionOver')}</p>
        <Button variant="secondary" size="small" onClick={() => endSession()}>
          {t('draft.logIn')}
        </Button>
      </Banner>
    );
  }
  const Icon = icons[status];
  return (
    <>
      <div role="status">
        {onCompare && (
          <Banner tone="info">
            <p>{t('draft.elsewhere')}</p>
            <Button variant="secondary" size="small" onClick={onCompare}>
              {t('draft.compare')}
            </Button>
          </Banner>
        )}
      </div>
      <div className={styles.draft}>
        {Icon && <Icon aria-hidden="true" />}
        {status === 'saving' && <span aria-hidden="true">{t('draft.saving')}</span>}
        <span role="status" className={status === 'saving' ? 'visually-hidden' : undefined}>
          {announced !== 'none' && announced !== 'saving' && t(`draft.${announced}`)}
        </span>
      </div>
    </>
  );
}
