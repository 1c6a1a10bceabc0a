import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { prefixed } from '#domain/site/paths.ts';
import { useApp } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';

/** What somebody does who lost the phone and the codes on paper. */
export function WayOut() {
  const { t } = useTranslation('second-factor');
  const { language } = useApp();
  return (
    <Note>
      <Trans
        t={t}
        i18nKey="step.lost"
        components={{ support: <Link to={prefixed(language, '/support')} /> }}
      />
    </Note>
  );
}
