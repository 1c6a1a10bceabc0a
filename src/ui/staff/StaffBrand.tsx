import { useTranslation } from '#ui/words/useTranslation.ts';
import { Logo } from '../primitives/Logo.tsx';
import styles from './StaffBrand.module.css';

export function StaffBrand() {
  const { t } = useTranslation('ui-staff');
  return (
    <span className={styles.brand}>
      <Logo />
      <span className={styles.tag}>{t('brand')}</span>
    </span>
  );
}
