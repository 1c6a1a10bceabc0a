import { LifeBuoy } from 'lucide-react';
import { useKit } from '#ui/kit.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { buttonClass } from '../primitives/Button.tsx';

/**
 * The way to help out of a dialog; the staff have none. The browser opens the page anew, so that no dialog stays over it, and forms
 * keep what was typed as they do with any link to help (`form/kept/`).
 */
export function HelpWay() {
  const { t } = useTranslation('ui');
  const { helpPath } = useKit();
  if (helpPath === null) return null;
  return (
    <a className={buttonClass({ variant: 'subtle', size: 'small' })} href={helpPath}>
      <LifeBuoy aria-hidden="true" />
      {t('help')}
    </a>
  );
}
