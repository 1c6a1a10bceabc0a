import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './Curtain.module.css';

/** All that shows of a page that was left in haste, until the person asks for it; `before-page.js` hears the press. */
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
