import type { ReactNode } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './StaffScreen.module.css';

interface StaffScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the staff. Its title names the task, never the person it is about. */
export function StaffScreen({ title, lead, actions, children }: StaffScreenProps) {
  const { t } = useTranslation('ui-staff');
  return (
    <>
      <title>{t('pageTitle', { title })}</title>
      <div className={styles.head}>
        <div className="stack">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}
