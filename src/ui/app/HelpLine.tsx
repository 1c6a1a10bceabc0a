import { LifeBuoy } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../primitives/Note.tsx';
import { usePath } from './app.ts';

/** The line under everything a person writes: nobody reads along live, and whom to call. */
export function HelpLine() {
  const { t } = useTranslation('ui');
  const path = usePath();
  return (
    <Note icon={<LifeBuoy aria-hidden="true" />}>
      <Trans
        t={t}
        i18nKey="notMonitored"
        components={{
          gevaar: <a href="tel:112" />,
          praten: <a href="tel:113" />,
          hulp: <Link to={path('help')} />,
        }}
      />
    </Note>
  );
}
