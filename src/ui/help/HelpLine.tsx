import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { usePath } from '../app/app.ts';
import { Note } from '../primitives/Note.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import styles from './HelpLine.module.css';

interface HelpLineProps {
  /** What stands before whom to call, where others read along, only not at once. */
  readonly lead?: string;
}

/** The line under every text field for personal writing: nobody reads it live, and whom to call. */
export function HelpLine({ lead }: HelpLineProps) {
  const { t } = useTranslation('ui');
  const path = usePath();
  return (
    <Note icon={<LifeBuoy aria-hidden="true" />}>
      {lead ?? t('notMonitored.nobody')}
      <span className={styles.ways}>
        <EmergencyCall about="danger" />
        <EmergencyCall about="suicide" />
        <Link to={path('help')}>{t('notMonitored.help')}</Link>
      </span>
    </Note>
  );
}
