import { addDays, type Day } from '#domain/kit/day.ts';
import { isProgrammeComplete, lastInTurn, type ProgrammeOutline, programmeProgress } from './programme.ts';

/** Older events are news only to people who have not come since. */
const NEWS_DAYS = 2;
/** And no longer than a week of rest with the days until a chosen weekday comes round. */
const MOST_NEWS_DAYS = 13;

/** The end of the key of the news that everything was done. */
const END = ':end';

interface State {
  readonly programmeStart: Day;
  readonly today: Day;
  /** The day of the last login or registration. */
  readonly lastSignOn: Day;
  /** The day on which each exercise was first answered. */
  readonly submittedOn: ReadonlyMap<string, Day>;
}

export interface ProgrammeNews {
  readonly news: 'newPart' | 'programmeComplete';
  /** Identical for the same news, so that it is announced once; restarting makes it new. */
  readonly key: string;
}

/**
 * News about someone's programme that is worth a mail: a phase after the first that opened lately because its day came
 * and the phase before it was done, as long as it was not begun, or the end of the programme.
 */
export function programmeNews(outline: ProgrammeOutline, state: State): ProgrammeNews | null {
  const { programmeStart, today, lastSignOn, submittedOn } = state;
  const submitted = new Set(submittedOn.keys());
  const isRecent = (day: Day) => addDays(day, lastSignOn > day ? NEWS_DAYS : MOST_NEWS_DAYS) >= today;
  const all = outline.phases.flatMap(({ exercises }) => exercises);
  if (all.length > 0 && isProgrammeComplete(outline, submitted)) {
    const lastOn = all.map((id) => submittedOn.get(id) ?? '').reduce((a, b) => (a > b ? a : b));
    return isRecent(lastOn) ? { news: 'programmeComplete', key: `${programmeStart}${END}` } : null;
  }
  const progress = programmeProgress(outline, { programmeStart, today, submitted });
  const current = progress.findIndex(({ isCurrent }) => isCurrent);
  const before = lastInTurn(outline, outline.phases[current - 1]?.exercises);
  const openedBy = before === undefined ? undefined : submittedOn.get(before);
  // An exercise about safety may have been done before the phase opened.
  const isBegun = outline.phases[current]?.exercises.some(
    (id) => submitted.has(id) && !outline.safety.has(id),
  );
  if (openedBy === undefined || isBegun) return null;
  const unlocksOn = progress[current]?.unlocksOn ?? today;
  const openedOn = unlocksOn > openedBy ? unlocksOn : openedBy;
  return isRecent(openedOn) ? { news: 'newPart', key: `${programmeStart}:${current}` } : null;
}

/** The number of the part that news of this key is about, counted from 1; null when it is not about a part. */
export function partOfNews(key: string | null): number | null {
  const index = /:(\d+)$/.exec(key ?? '')?.[1];
  return index === undefined ? null : Number(index) + 1;
}

/** Whether news of this key is that everything was done. */
export function isNewsOfEnd(key: string | null): boolean {
  return key?.endsWith(END) ?? false;
}
