import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { ConfirmDialog } from '../../primitives/overlay/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  /** Each address of the page has a form of its own; otherwise they are views of one. */
  readonly onePerAddress?: boolean;
}

/** Asks for confirmation before leaving. To be shown while what was typed is saved nowhere else. */
export function LeaveQuestion({ onePerAddress = false }: LeaveQuestionProps) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    return from.pathname !== to.pathname || (onePerAddress && from.search !== to.search);
  });
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
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
