import { Link } from 'react-router';
import { supportPath } from '#domain/site/paths.ts';
import { useApp } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** What to do after losing both the phone and the recovery codes. */
export function WayOut() {
  const { t } = useTranslation('second-factor');
  const { language } = useApp();
  return (
    <Note>
      <TaggedText text={t('step.lost')} parts={{ support: <Link to={supportPath(language)} /> }} />
    </Note>
  );
}
