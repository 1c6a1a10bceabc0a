import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useKit } from '#ui/kit.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { buttonClass } from '../primitives/Button.tsx';

/**
 * The way to help out of a dialog; the staff have none. The browser opens the page anew, so that no dialog stays over it, unless
 * the dialog goes with its page. Forms with an entry or a draft keep what was typed (`form/kept/`), the sheet of a day saves what
 * it can, and other dialogs keep nothing.
 */
export function HelpWay({ staysLoaded }: { readonly staysLoaded: boolean }) {
  const { t } = useTranslation('ui');
  const { helpPath } = useKit();
  if (helpPath === null) return null;
  return (
    <Link
      className={buttonClass({ variant: 'subtle', size: 'small' })}
      to={helpPath}
      reloadDocument={!staysLoaded}
    >
      <LifeBuoy aria-hidden="true" />
      {t('help')}
    </Link>
  );
}
