import { type UpdateFigures, updateFigures, updateWeek } from '#domain/buddies/buddy-update.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import { isBadge } from '#domain/notices/badge.ts';
import {
  isProgrammeComplete,
  type ProgrammeOutline,
  type ProgrammeState,
  programmeProgress,
} from '#domain/programme/programme.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import type { Content } from '#platform/content/kind.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { termKind } from '#platform/content/taxonomy.ts';
import type { OutsideContext } from '#platform/mail/outside.ts';
import { readChoices } from './choices.ts';
import { findWeekFacts } from './queries.ts';

/** Returns the figures of the weekly mail of a Monday that a person chose to share. */
export type NewsOf = (context: OutsideContext, uid: number, monday: Day) => Promise<UpdateFigures>;

/** `outlineOf` knows the programme of a site. */
export function weeklyNews(outlineOf: (content: Content, site: Site) => ProgrammeOutline): NewsOf {
  return async (context, uid, monday) => {
    const { db, clock } = context;
    const week = updateWeek(monday);
    const began = clock.instantOf(week.from, 0);
    const facts = await findWeekFacts(db, uid, {
      ...week,
      began,
      ended: clock.instantOf(addDays(week.to, 1), 0),
    });
    if (!facts) return {};
    const { site, programmeStart, registrationsStart, showsBadges } = facts;
    const outline = hasFeature(site, 'programme') ? outlineOf(context.content(), site) : null;
    const state = { programmeStart, today: clock.today(), submitted: new Set(facts.submitted) };
    return updateFigures(await readChoices(context, uid), {
      isWhole: registrationsStart <= week.from,
      days: facts.days,
      part: outline && partUnderWay(outline, state),
      badges: showsBadges ? facts.badges.filter(isBadge) : [],
    });
  };
}

/** The number of the phase that somebody is in; null before the programme begins, and once it was completed. */
function partUnderWay(outline: ProgrammeOutline, state: ProgrammeState): number | null {
  if (isProgrammeComplete(outline, state.submitted)) return null;
  const current = programmeProgress(outline, state).findIndex(({ isCurrent }) => isCurrent);
  return current < 0 ? null : current + 1;
}

/** The values that fill the lines of the mail. */
export function newsIn(
  { content }: OutsideContext,
  language: Language,
  { days, firstDays, part, badges = [], daysWithinGoal }: UpdateFigures,
): Record<string, string> {
  const names = badges.flatMap((badge) => {
    const found = content().find(termKind, `badge/${badge}`);
    return found ? [inLanguage(found.content.name, language)] : [];
  });
  return {
    ...(days !== undefined && { days: String(days) }),
    ...(firstDays !== undefined && { firstDays: String(firstDays) }),
    ...(part !== undefined && { part: String(part) }),
    ...(daysWithinGoal !== undefined && { daysWithinGoal: String(daysWithinGoal) }),
    ...(names.length > 0 && { badges: names.join(', ') }),
  };
}
