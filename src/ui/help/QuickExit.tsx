import { DoorOpen } from 'lucide-react';
import { useKit } from '#ui/kit.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { buttonClass } from '../primitives/Button.tsx';
import styles from './QuickExit.module.css';

/** The quick exit to a neutral site, where there is one; `before-page.js` handles the click, so that it works before hydration. */
export function QuickExit() {
  const { t } = useTranslation('ui');
  const { quickExitUrl } = useKit().settings;
  if (quickExitUrl === null) return null;
  return (
    <a
      className={cx(buttonClass({ size: 'small' }), styles.exit)}
      href={quickExitUrl}
      rel="noreferrer"
      data-leaves=""
    >
      <DoorOpen aria-hidden="true" />
      {t('quickExit')}
    </a>
  );
}
