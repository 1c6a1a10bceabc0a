import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';

/** Asks before the page is left while what was typed stands nowhere else. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const { t } = useTranslation('programme');
  const blocker = useBlocker(asks);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Whoever has to be away at once has blanked the page already (`before-page.js`), and is not asked.
      if (!document.documentElement.hasAttribute('data-blank')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('exercise.leave.title')}
      text={t('exercise.leave.text')}
      confirmLabel={t('exercise.leave.confirm')}
      cancelLabel={t('exercise.leave.cancel')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
