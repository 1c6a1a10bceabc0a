import type { ReactNode } from 'react';
import { StaffBrand } from '#ui/staff/StaffBrand.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Gate.module.css';

/** The page around signing in, which has nothing else. */
export function Gate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation(['staff-staff', 'ui-staff']);
  return (
    <div className={styles.gate}>
      <title>{t('ui-staff:pageTitle', { title })}</title>
      <header>
        <StaffBrand />
      </header>
      <main className="stack" tabIndex={-1} aria-labelledby="gate">
        <h1 id="gate">{title}</h1>
        {children}
      </main>
      <footer className="small muted">{t('gate.foot')}</footer>
    </div>
  );
}
