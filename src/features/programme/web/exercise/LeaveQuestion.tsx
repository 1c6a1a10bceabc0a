import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';

/** Asks for confirmation before leaving while what was typed is saved nowhere else. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const { t } = useTranslation('programme');
  const blocker = useBlocker(asks);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After a quick exit the page is already blank (`before-page.js`), so nothing is asked.
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
