import { Logo } from '../primitives/Logo.tsx';
import styles from './StaffBrand.module.css';

export function StaffBrand() {
  return (
    <span className={styles.brand}>
      <Logo />
      <span className={styles.tag}>Beheer</span>
    </span>
  );
}
