import type { EndpointReply } from '#contract/endpoint.ts';
import { addDays, mondayOf } from '#domain/kit/day.ts';
import { measureOf, siteProfile } from '#domain/site/site.ts';
import type { Plan } from '#domain/tracking/goal.ts';
import { INSIGHT_WEEKS, insightOf, type LivedEntry } from '#domain/tracking/insight.ts';
import { slopeWarning } from '#domain/tracking/plan-warning.ts';
import type { DayFigures } from '#domain/tracking/progress.ts';
import { totalOf } from '#domain/tracking/registration.ts';
import { firstPlan, type PlanStart } from '#domain/tracking/results/gains.ts';
import { shownDays } from '#domain/tracking/shown-days.ts';
import {
  type StepDown,
  type StepDownSetting,
  stepDownOffer,
  stepDownWeeks,
} from '#domain/tracking/step-down.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { readPlan } from '../contract.ts';
import { planGains, planStopDay } from './plan-gains.ts';
import { findCurrentPlan, findLatestPlans, findLivedDays, type PlanRow } from './queries.ts';

/** The plan as it was last saved, with what it brought, a gentler slope if one is on offer, and what the days show (api-contract 2.15). */
export async function planPage(context: ParticipantContext): Promise<EndpointReply<typeof readPlan>> {
  const [{ plan, price, entries, setting }, start] = await Promise.all([
    readState(context),
    planStart(context),
  ]);
  const offer = plan && stepDownOffer(plan, setting);
  const [gains, stopDay] = await Promise.all([
    plan && start && planGains(context, start),
    plan && planStopDay(context, plan),
  ]);
  return {
    plan,
    start: plan && start,
    stopDay,
    gains,
    price,
    stepDown: offer && showOffer(context, offer, plan, setting),
    insight: insightOf(entries, { ...setting, registrationsStart: context.person.registrationsStart }),
  };
}

async function planStart({ db, person, clock }: ParticipantContext): Promise<PlanStart | null> {
  const first = firstPlan(await findLatestPlans(db, person.uid), (instant) => clock.dayOf(instant));
  if (!first) return null;
  const savedOn = clock.dayOf(first.savedAt);
  return { day: savedOn < person.programmeStart ? person.programmeStart : savedOn, use: first.current };
}

function showOffer({ site }: ParticipantContext, offer: StepDown, plan: Plan, setting: StepDownSetting) {
  const weeks = stepDownWeeks(offer, plan, setting);
  const warns = siteProfile(site).withdrawalWarning;
  return { weeks, warning: warns ? slopeWarning(plan, offer.start, weeks.length) : null };
}

/** The gentler slope that is on offer now, if any. */
export async function currentOffer(context: ParticipantContext): Promise<StepDown | null> {
  const { plan, setting } = await readState(context);
  return plan && stepDownOffer(plan, setting);
}

async function readState(context: ParticipantContext) {
  const { uid, programmeStart } = context.person;
  // The weeks of an insight include the two that an offer needs.
  const range = {
    from: addDays(mondayOf(context.today), -7 * INSIGHT_WEEKS),
    to: shownDays(context.person, context.today).last,
  };
  const [found, { goals, entries }] = await Promise.all([
    findCurrentPlan(context.db, uid),
    findLivedDays(context.db, uid, range),
  ]);
  // Saving a plan is a decision too.
  const decidedAt = found && latest(found.plan.savedAt, found.lastDecidedAt);
  const setting: StepDownSetting = {
    programmeStart,
    today: context.today,
    measure: measureOf(context.site),
    days: figuresOf(goals, entries),
    lastDecidedOn: decidedAt ? context.clock.dayOf(decidedAt) : null,
  };
  return {
    plan: found ? planOf(found.plan) : null,
    price: found?.price ?? null,
    entries,
    setting,
  };
}

/** The later of two instants, either of which may be missing. */
export function latest(one: Date, other: Date | null): Date {
  return other && other > one ? other : one;
}

/** Converts a stored plan to the form of the rules. */
export function planOf(row: PlanRow): Plan {
  return {
    current: row.current,
    target: row.target,
    stopOrReduce: row.stopOrReduce,
    pace: row.pace,
  };
}

function figuresOf(
  goals: readonly { day: string; goal: number }[],
  entries: readonly LivedEntry[],
): Map<string, DayFigures> {
  const goalOf = new Map(goals.map(({ day, goal }) => [day, goal]));
  const entriesOf = Map.groupBy(entries, ({ day }) => day);
  return new Map(
    [...goalOf.keys(), ...entriesOf.keys()].map((day) => [
      day,
      {
        goal: goalOf.get(day) ?? null,
        totalAmount: totalOf((entriesOf.get(day) ?? []).map(({ amount }) => amount)),
      },
    ]),
  );
}
