import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';

/** Leads away from the exercise: its questions are on one page. */
const isOtherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Asks for confirmation before leaving. To be shown while what was typed is saved nowhere else. */
export function LeaveQuestion() {
  const { t } = useTranslation('programme');
  const blocker = useBlocker(isOtherPage);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // After a quick exit the page is already blank (`before-page.js`), so nothing is asked.
      if (!document.documentElement.hasAttribute('data-blank')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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
