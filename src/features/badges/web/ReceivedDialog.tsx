import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { NewBadges } from '#ui/app/badges/NewBadges.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { BadgeRow } from '../contract.ts';

interface ReceivedDialogProps {
  readonly badges: readonly BadgeRow[];
  readonly onClose: () => void;
}

/** Announces badges that were just received. */
export function ReceivedDialog({ badges, onClose }: ReceivedDialogProps) {
  const { t } = useTranslation(['badges', 'ui']);
  const path = usePath();
  const count = badges.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('new.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('new.close')}</Button>
          <Link className={buttonClass({ variant: 'secondary' })} to={path('badges')} onClick={onClose}>
            {t('new.all')}
          </Link>
        </>
      }
    >
      <NewBadges badges={badges} heading="h3" />
      <p>{t('ui:badgesStay', { count })}</p>
    </Dialog>
  );
}
