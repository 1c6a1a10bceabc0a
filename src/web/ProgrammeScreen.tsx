import { hasFeature } from '#domain/site/site.ts';
import { QuestionRow } from '#features/daily-registration/web/day/QuestionRow.tsx';
import { useOverview } from '#features/daily-registration/web/day/useOverview.ts';
import { ProgrammePage, prefetchProgrammePage } from '#features/programme/web/overview/ProgrammePage.tsx';
import { useApp } from '#ui/app/app.ts';

export const prefetch = prefetchProgrammePage;

/** The programme; on sites that count use it begins with the question of the day. */
export function ProgrammeScreen() {
  const counts = hasFeature(useApp().site, 'registrations');
  return counts ? <CountedProgramme /> : <ProgrammePage overview={null} question={() => null} />;
}

function CountedProgramme() {
  return <ProgrammePage overview={useOverview()} question={(me) => <QuestionRow me={me} />} />;
}
