import { Link } from 'react-router';
import { nextOpeningDay, type PhaseProgress } from '#domain/programme/programme.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useUnlockWords } from './useUnlockWords.ts';

/** Tells somebody who is done with a phase when the next one opens, and what there is to do meanwhile. */
export function UntilNextPhase({ progress }: { progress: readonly PhaseProgress[] }) {
  const { t } = useTranslation('programme');
  const { concerns } = siteProfile(useApp().site);
  const path = usePath();
  const when = useUnlockWords();
  const opens = nextOpeningDay(progress);
  if (!opens) return null;
  return (
    <Note>
      {t('programme.meanwhile.done', { when: when(opens) })}{' '}
      <TaggedText
        text={t(`programme.meanwhile.${concerns}`)}
        parts={{
          today: <Link to={path('today')} />,
          tips: <Link to={path('tips')} />,
          help: <Link to={path('help')} />,
        }}
      />
    </Note>
  );
}
