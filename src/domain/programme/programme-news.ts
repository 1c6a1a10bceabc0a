import { addDays, type Day } from '#domain/kit/day.ts';
import { isProgrammeComplete, type ProgrammeOutline, programmeProgress } from './programme.ts';

/** What happened longer ago is no news: the person has seen it, or will see it anyway. */
const NEWS_DAYS = 2;

interface State {
  readonly programmeStart: Day;
  readonly today: Day;
  /** The day on which each exercise was first answered. */
  readonly submittedOn: ReadonlyMap<string, Day>;
}

export interface ProgrammeNews {
  readonly news: 'newPart' | 'programmeComplete';
  /** The same for the same news, so that it is told once; beginning again makes it new. */
  readonly key: string;
}

/**
 * What is worth a mail about someone's programme: a part after the first that opened lately because its day came and the
 * part before it was done, or the end of it all.
 */
export function programmeNews(outline: ProgrammeOutline, state: State): ProgrammeNews | null {
  const { programmeStart, today, submittedOn } = state;
  const submitted = new Set(submittedOn.keys());
  const isRecent = (day: Day) => addDays(day, NEWS_DAYS) >= today;
  const all = outline.phases.flatMap(({ exercises }) => exercises);
  if (all.length > 0 && isProgrammeComplete(outline, submitted)) {
    const lastOn = all.map((id) => submittedOn.get(id) ?? '').reduce((a, b) => (a > b ? a : b));
    return isRecent(lastOn) ? { news: 'programmeComplete', key: `${programmeStart}:end` } : null;
  }
  const progress = programmeProgress(outline, { programmeStart, today, submitted });
  const current = progress.findIndex(({ isCurrent }) => isCurrent);
  const before = outline.phases[current - 1]?.exercises.at(-1);
  const openedBy = before === undefined ? undefined : submittedOn.get(before);
  if (openedBy === undefined) return null;
  const unlocksOn = progress[current]?.unlocksOn ?? today;
  const openedOn = unlocksOn > openedBy ? unlocksOn : openedBy;
  return isRecent(openedOn) ? { news: 'newPart', key: `${programmeStart}:${current}` } : null;
}
