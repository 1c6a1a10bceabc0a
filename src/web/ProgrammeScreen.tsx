import { QuestionRow } from '#features/daily-registration/web/day/QuestionRow.tsx';
import { ProgrammePage, prefetchProgrammePage } from '#features/programme/web/overview/ProgrammePage.tsx';

export const prefetch = prefetchProgrammePage;

/** The programme, which begins with the question of the day. */
export function ProgrammeScreen() {
  return <ProgrammePage Question={QuestionRow} />;
}
