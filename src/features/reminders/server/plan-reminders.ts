import type { Day } from '#domain/kit/day.ts';
import { type MailKind, wantsMail } from '#domain/notices/mail.ts';
import {
  dayAskedAt,
  isInTime,
  type ReminderKind,
  type Reminding,
  reminderOf,
  toAsk,
} from '#domain/notices/reminder.ts';
import { nextMoment } from '#domain/notices/reminder-times.ts';
import type { ProgrammeOutline } from '#domain/programme/programme.ts';
import { programmeNews } from '#domain/programme/programme-news.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import { inBatchesWithGaps } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { claimDue, findFacts, type PersonFacts, type ReminderRow, saveChecked } from './queries.ts';
import { timesOf } from './reminder-times.ts';

/** The batch size of one transaction: after a crash the next run does the rest, and nothing twice. */
const BATCH = 500;

export type OutlineOf = (context: JobContext, site: Site) => ProgrammeOutline;

/**
 * Checks everyone who is due, batch by batch, and announces the reminders to send. People who were checked are due again
 * the next day, so the cost of a run depends on how many people are due, not on how many there are.
 */
export function planReminders(outlineOf: OutlineOf): Job {
  return {
    name: 'plan_reminders',
    schedule: '* * * * *',
    async run(context) {
      return inBatchesWithGaps(BATCH, () => planBatch(context, outlineOf));
    },
  };
}

function planBatch(context: JobContext, outlineOf: OutlineOf) {
  return context.transaction(async (inside) => {
    const { db, clock } = inside;
    const now = clock.now();
    const today = clock.dayOf(now);
    const rows = await claimDue(db, now, BATCH);
    if (rows.length === 0) return { claimed: 0, checked: 0, done: 0 };
    const inTime = rows.filter(({ nextAt }) => isInTime(nextAt, now, clock));
    const due = new Set(inTime.map(({ uid }) => uid));
    const asked = dayAskedAt(now, clock);
    const facts = due.size === 0 ? [] : await findFacts(db, [...due], asked);
    const people = new Map(facts.map((person) => [person.uid, person]));

    const reminders: Reminding[] = [];
    // People who were skipped stay due.
    const known = rows.filter(({ uid }) => !due.has(uid) || people.has(uid));
    const checked = known.map((row) => {
      const nextAt = nextMoment(row, { now, today, at: clock.instantOf });
      const person = people.get(row.uid);
      if (!person || person.blocked) return { ...row, nextAt };
      const outcome = judge(inside, { row, person, today, asked }, outlineOf);
      if (outcome.reminding) reminders.push(outcome.reminding);
      return { ...row, ...outcome.remembered, nextAt };
    });
    if (reminders.length > 0) await inside.announce({ kind: 'remindersDue', reminders });
    await saveChecked(db, checked);
    return { claimed: rows.length, checked: checked.length, done: reminders.length };
  });
}

interface Case {
  readonly row: ReminderRow;
  readonly person: PersonFacts;
  /** The day on which it was due. */
  readonly today: Day;
  /** The day that is asked about. */
  readonly asked: Day;
}

function judge(context: JobContext, { row, person, today, asked }: Case, outlineOf: OutlineOf) {
  const { clock } = context;
  const lastSignOn = clock.dayOf(new Date(person.lastSignAt));
  const part = partOf(context, { person, today, lastSignOn }, outlineOf);
  const { kind, ...remembered } = reminderOf({
    today,
    times: timesOf(row),
    lastOn: row.lastOn,
    openDaysOn: row.openDaysOn,
    weekly: row.weekly,
    chosen: person.notificationKinds,
    lastSignOn,
    ...toAsk({ ...person, asked, lastSignOn }, hasFeature(person.site, 'registrations')),
    news: part && part.key !== row.toldPart ? part.news : null,
  });
  const isNews = kind === 'end_of_phase_mail' || kind === 'program_complete';
  return {
    remembered: { ...remembered, toldPart: isNews && part ? part.key : row.toldPart },
    reminding: kind && remindingOf(person, kind),
  };
}

function remindingOf(person: PersonFacts, kind: ReminderKind): Reminding {
  const { uid, site, language, mail } = person;
  return { uid, site, language, mail, kind, byMail: wantsMail(kind satisfies MailKind, person) };
}

function partOf(
  context: JobContext,
  { person, today, lastSignOn }: Pick<Case, 'person' | 'today'> & { readonly lastSignOn: Day },
  outlineOf: OutlineOf,
) {
  if (!hasFeature(person.site, 'programme') || person.submitted.length === 0) return null;
  return programmeNews(outlineOf(context, person.site), {
    programmeStart: person.programmeStart,
    today,
    lastSignOn,
    submittedOn: new Map(person.submitted.map(([id, at]) => [id, context.clock.dayOf(new Date(at))])),
  });
}
