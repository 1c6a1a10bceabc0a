import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Curtain.module.css';

/** The only thing a page shows after a quick exit, until the person asks for it back; `before-page.js` handles the click. */
export function Curtain() {
  const { t } = useTranslation('web');
  return (
    <div className={styles.curtain}>
      <button type="button" className={buttonClass({ variant: 'secondary' })} data-comes-back="">
        {t('comeBack')}
      </button>
    </div>
  );
}
