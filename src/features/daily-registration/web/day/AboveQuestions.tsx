import { addDays, type Day } from '#domain/kit/day.ts';
import { readUrges } from '#features/urge/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readOverview } from '../../contract.ts';

const HAPPENED = ['party', 'stress', 'tired', 'alone', 'there', 'other'] as const;
const NEXT = ['bed', 'text'] as const;

interface AboveQuestionsProps {
  readonly day: Day;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** For a day above the goal: lines to tap, with which the note can begin. */
export function AboveQuestions({ day, note, onNote }: AboveQuestionsProps) {
  const { t } = useTranslation('daily-registration');
  const today = useApp().today();
  // On the last day of the programme, and after it, no plan goes on tomorrow.
  const goal = useEndpoint(readOverview).data?.[addDays(today, 1)]?.goal ?? null;
  const hasEmergencyPlan = useHasEmergencyPlan();
  const next = [
    ...(day === today ? (['today'] as const) : []),
    ...(goal === null ? [] : (['plan'] as const)),
    ...NEXT,
    ...(hasEmergencyPlan ? (['emergency'] as const) : []),
  ];
  const beginnings = (lines: readonly string[]) => ({
    options: lines.map((line) => ({ value: line, name: line })),
    pressed: (line: string) => linesOf(note).includes(line),
    onPress: (line: string) => onNote(toggled(note, line)),
  });
  return (
    <>
      <Picks
        title={t('answer.happened.title')}
        optional
        {...beginnings(HAPPENED.map((what) => t(`answer.happened.${what}`)))}
      />
      <Picks
        title={t('answer.next.title')}
        optional
        {...beginnings(next.map((what) => t(`answer.next.${what}`)))}
      />
    </>
  );
}

/** Whether the person wrote an emergency plan, in its exercise; false while that is unknown. */
function useHasEmergencyPlan(): boolean {
  const own = useEndpoint(readUrges).data?.own;
  return own !== undefined && (own.wait !== null || own.leave !== null || own.people.length > 0);
}

function linesOf(note: string): string[] {
  return note.split('\n').filter((line) => line !== '');
}

/** Adds a line at the end of a note, or takes it out. */
function toggled(note: string, line: string): string {
  const lines = linesOf(note);
  return (lines.includes(line) ? lines.filter((other) => other !== line) : [...lines, line]).join('\n');
}
