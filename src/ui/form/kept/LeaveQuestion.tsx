import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { NavigationType, useBlocker } from 'react-router';
import { useKit } from '#ui/kit.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { ConfirmDialog } from '../../primitives/overlay/ConfirmDialog.tsx';
import { clickedLink, HELP_PATIENCE_MS, isHelp, leadsToHelp } from './way-out.ts';

interface LeaveQuestionProps {
  /** Whether each address of the page has a form of its own; otherwise the addresses are views of one form. */
  readonly onePerAddress?: boolean;
}

/**
 * After a click on a link, the browser asks within this time if it asks because of that link. Help may hang before the page
 * leaves.
 */
const SOON_MS = HELP_PATIENCE_MS + 1_000;

/**
 * Asks for confirmation before leaving. Render it while what was typed is saved nowhere else. Links to help are followed without
 * asking (docs/decisions/0008).
 */
export function LeaveQuestion({ onePerAddress = false }: LeaveQuestionProps) {
  const { t } = useTranslation('ui');
  const { language } = useKit();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    if (historyAction !== NavigationType.Pop && isHelp(language, to.pathname)) return false;
    return from.pathname !== to.pathname || (onePerAddress && from.search !== to.search);
  });
  useEffect(() => {
    let helpFrom = Number.NEGATIVE_INFINITY;
    const look = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (link && leadsToHelp(language, link)) helpFrom = event.timeStamp;
    };
    const ask = (event: BeforeUnloadEvent) => {
      // After a quick exit (`before-page.js`), or once somebody else logged in, the page is already blank, so nothing is asked.
      if (document.documentElement.hasAttribute('data-blank')) return;
      if (event.timeStamp - helpFrom > SOON_MS) event.preventDefault();
    };
    document.addEventListener('click', look, true);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', look, true);
      window.removeEventListener('beforeunload', ask);
    };
  }, [language]);
  if (blocker.state !== 'blocked') return null;
  // In the body, not next to the form: inside a collapsed part it would stay invisible while it blocks the page.
  return createPortal(
    <ConfirmDialog
      open
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />,
    document.body,
  );
}
