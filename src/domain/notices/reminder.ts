import { addDays, type Day, daysBetween, weekdayOf } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';
import type { ReminderTimes } from './reminder-times.ts';

/** After this many days without a sign of life reminders become weekly (content principles, §11). */
const QUIET_DAYS = 7;
/** After this many weekly reminders without a sign of life one last mail says that they stop. */
const MOST_WEEKLY = 4;
const WEEK = 7;
/** The number of open days from which someone is asked about them, at most once a week. */
const OPEN_DAYS = 3;
/** Older open days do not count. */
const LOOK_BACK_DAYS = 28;
/** A run that is later than this, in minutes, sends nothing: a text for the evening makes no sense the next morning. */
const MOST_LATE = 120;

/** Until this hour the night belongs to the evening before. */
const NIGHT_UNTIL = 4;

/** How a clock reads an instant in the product's time zone. */
interface Reading {
  dayOf(instant: Date): Day;
  /** 0–23. */
  hourOf(instant: Date): number;
}

/** The day that a reminder at this instant asks about: one that comes in the night is about the evening before. */
export function dayAskedAt(instant: Date, { dayOf, hourOf }: Reading): Day {
  const day = dayOf(instant);
  return hourOf(instant) < NIGHT_UNTIL ? addDays(day, -1) : day;
}

/** The first day that counts as open when this day is asked about. */
export function firstOpenDay(asked: Day): Day {
  return addDays(asked, -LOOK_BACK_DAYS);
}

/** Until when it makes sense to ask about that day: until midnight, and in the night until that is over. */
export function endOfAskedDay(
  instant: Date,
  { dayOf, hourOf, instantOf }: Reading & { instantOf(day: Day, minute: number): Date },
): Date {
  const day = dayOf(instant);
  return hourOf(instant) < NIGHT_UNTIL ? instantOf(day, NIGHT_UNTIL * 60) : instantOf(addDays(day, 1), 0);
}

/** Earlier reminders, as far as they matter. */
export interface Reminded {
  /** The day of the last reminder of any kind. */
  readonly lastOn: Day | null;
  /** The day of the last one about open days, or the last day away: days before it are not asked about again. */
  readonly openDaysOn: Day | null;
  /** How many were sent weekly since the last sign of life. */
  readonly weekly: number;
}

export interface ReminderFacts extends Reminded {
  readonly today: Day;
  readonly times: ReminderTimes;
  /** The kinds of mail that the person chose. */
  readonly chosen: readonly string[];
  /** The day of the last login or registration. */
  readonly lastSignOn: Day;
  /** Whether there is nothing to ask about the day (`dayAskedAt`): it is filled in or paused. */
  readonly dayIsDone: boolean;
  /** Days before that one that are open and were not asked about. */
  readonly openDays: number;
  /** What opened or ended since the last time, if anything did. */
  readonly news: 'newPart' | 'programmeComplete' | null;
}

export const REMINDER_KINDS = [
  'daily_mail',
  'usage_reminder_mail',
  'end_of_phase_mail',
  'program_complete',
  'usage_reminder_last',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A person to be reminded, with the kind and the address. */
export interface Reminding {
  readonly uid: number;
  readonly site: Site;
  readonly language: Language;
  readonly mail: string;
  readonly kind: ReminderKind;
  /** Whether mail may be sent to that address. */
  readonly byMail: boolean;
}

/** The choices of which any one enables a kind of reminder; its mail offers to turn all of them off. */
export function choicesFor(kind: ReminderKind): readonly NotificationKind[] {
  if (kind === 'program_complete') return ['end_of_phase_mail'];
  return kind === 'usage_reminder_last' ? ['daily_mail', 'usage_reminder_mail'] : [kind];
}

/** Whether these choices include any reminder, so that the times matter. */
export function choosesReminders(chosen: readonly string[]): boolean {
  return REMINDER_KINDS.some((kind) => choicesFor(kind).some((choice) => chosen.includes(choice)));
}

/**
 * What to send someone today, at most one mail, and what to remember of it. Nobody is chased: people who do not come
 * back get fewer reminders and then none, and are never told what was not done (content principles, §0 and §11).
 */
export function reminderOf(facts: ReminderFacts): { readonly kind: ReminderKind | null } & Reminded {
  const { today, lastOn } = facts;
  const away = daysBetween(facts.lastSignOn, today) > QUIET_DAYS;
  const weekly = away ? facts.weekly : 0;
  // Whoever comes back is not asked about the days away.
  const openDaysOn = away ? today : facts.openDaysOn;
  const nothing = { kind: null, lastOn, openDaysOn, weekly };
  if (!isWanted(facts.times, today)) return nothing;
  // Someone may choose a later hour after today's reminder was sent.
  const pause = away ? WEEK : 1;
  if (lastOn !== null && daysBetween(lastOn, today) < pause) return nothing;
  const kind = subjectOf(facts, away);
  if (kind === null || weekly > MOST_WEEKLY) return nothing;
  const isLast = weekly === MOST_WEEKLY;
  return {
    kind: isLast ? 'usage_reminder_last' : kind,
    lastOn: today,
    openDaysOn: kind === 'usage_reminder_mail' ? today : openDaysOn,
    weekly: away ? weekly + 1 : 0,
  };
}

function isWanted({ weekdays, pausedUntil }: ReminderTimes, today: Day): boolean {
  return weekdays.includes(weekdayOf(today)) && (pausedUntil === null || pausedUntil <= today);
}

function subjectOf(facts: ReminderFacts, away: boolean): ReminderKind | null {
  const { chosen, today, openDaysOn, openDays, times } = facts;
  if (facts.news && chosen.includes('end_of_phase_mail')) {
    return facts.news === 'newPart' ? 'end_of_phase_mail' : 'program_complete';
  }
  const asksToday = chosen.includes('daily_mail') && !facts.dayIsDone;
  // Whoever stays away would read every week of ever more days that were not filled in.
  if (away && asksToday) return 'daily_mail';
  // The days of a rest are open too, and what follows it does not begin with those.
  const hasRested = times.pausedUntil !== null && daysBetween(times.pausedUntil, today) < OPEN_DAYS;
  const isNext = openDaysOn === null || daysBetween(openDaysOn, today) >= WEEK;
  // Whoever is away has open days, however few of them still count.
  const asksAboutOpenDays = !hasRested && (away || (openDays >= OPEN_DAYS && isNext));
  if (asksAboutOpenDays && chosen.includes('usage_reminder_mail')) return 'usage_reminder_mail';
  return asksToday ? 'daily_mail' : null;
}

/** What is known of somebody's days when one of them is asked about. */
interface AskedDay {
  readonly asked: Day;
  readonly lastSignOn: Day;
  readonly registrationsStart: Day;
  readonly dayIsDone: boolean;
  readonly openDays: number;
}

/**
 * What a reminder can ask about. On a site without registrations no day is open, and a sign of life since the day began is
 * enough.
 */
export function toAsk(person: AskedDay, hasDays: boolean): Pick<ReminderFacts, 'dayIsDone' | 'openDays'> {
  const { asked, lastSignOn, registrationsStart, dayIsDone, openDays } = person;
  if (!hasDays) return { dayIsDone: lastSignOn >= asked, openDays: 0 };
  return { dayIsDone: dayIsDone || registrationsStart > asked, openDays };
}

/** What changed in a person's day while a reminder waited to be sent. */
export interface SinceReminder {
  readonly isResting: boolean;
  /** Whether the day is filled in or a pause. */
  readonly dayIsDone: boolean;
  /** Days before that one that are open. */
  readonly openDays: number;
  /** Whether another reminder was sent that day. */
  readonly wasReminded: boolean;
}

/** Whether a waiting reminder has become pointless, or would be the second one of its day. */
export function isPointless(kind: ReminderKind, since: SinceReminder): boolean {
  if (since.isResting || since.wasReminded) return true;
  if (kind === 'usage_reminder_mail') return since.openDays < OPEN_DAYS;
  return kind === 'daily_mail' && since.dayIsDone;
}

/** Whether a reminder due at `due` may still be sent: it asks about one day, so never on another one. */
export function isInTime(due: Date, now: Date, reading: Reading): boolean {
  const isSameDay = reading.dayOf(due) === reading.dayOf(now);
  return isSameDay && dayAskedAt(due, reading) === dayAskedAt(now, reading) && !isLate(due, now);
}

/** Whether something due at `due` comes too late to pass for being on time. */
export function isLate(due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() > MOST_LATE * 60_000;
}
