import { canBeAimedFor, isBadge } from '#domain/notices/badge.ts';
import type { Entity } from '#platform/content/kind.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { badgeImage, type Term, termKind } from '#platform/content/taxonomy.ts';
import type { Context, ParticipantContext } from '#platform/context.ts';
import { view } from '#platform/views/dispatcher.ts';
import { type BadgeRow, badgesContract, type MilestoneRow, milestonesContract } from '../contract.ts';
import { findReceived, type ReceivedRow } from './queries.ts';

interface Shown {
  readonly term: Entity<Term>;
  readonly received: ReceivedRow | undefined;
}

/** The badges shown to a person, in order: those they received, and those they can still earn on this site. */
async function shownBadges(context: ParticipantContext): Promise<Shown[]> {
  const { db, person } = context;
  const rows = new Map<string, ReceivedRow>(
    (await findReceived(db, person.uid)).map((row) => [row.badge, row]),
  );
  return termsOf(context, 'badges').flatMap((term) => {
    const { id } = term.content;
    const received = rows.get(id);
    const isOpen = isBadge(id) && canBeAimedFor(id, context.site);
    return received || isOpen ? [{ term, received }] : [];
  });
}

function termsOf({ content, site }: Context, vocabulary: Term['vocabulary']): Entity<Term>[] {
  return content.all(termKind, site).filter((term) => term.content.vocabulary === vocabulary);
}

/** All of them on one page, in order (contract section 3). */
export const badgesView = view(badgesContract, {
  access: 'client',
  feature: 'badges',
  pageSize: null,
  async read(context) {
    const rows = (await shownBadges(context)).map(({ term, received }): BadgeRow => {
      const { number, content, written } = term;
      return {
        tid: number,
        id: content.id,
        name: inLanguage(content.name, context.language),
        description: inLanguage(content.description, context.language),
        how: content.how ? inLanguage(content.how, context.language) : null,
        langcode: written[context.language],
        field_image: badgeImage(content.id),
        received: received !== undefined,
        received_at: received?.receivedAt.toISOString() ?? null,
        seen: received !== undefined && received.seenAt !== null,
      };
    });
    return { total: rows.length, rows };
  },
});

/** The milestones with a badge to show, in order (contract section 3). */
export const milestonesView = view(milestonesContract, {
  access: 'client',
  feature: 'badges',
  pageSize: null,
  async read(context) {
    const shown = await shownBadges(context);
    const rows = termsOf(context, 'milestones').flatMap(({ number, content, written }): MilestoneRow[] => {
      const badges = shown.filter(({ term }) => term.content.milestone === content.id);
      const [first] = badges;
      if (!first) return [];
      return [
        {
          tid: number,
          id: content.id,
          name: inLanguage(content.name, context.language),
          description: inLanguage(content.description, context.language),
          langcode: written[context.language],
          image: badgeImage(first.term.content.id),
          field_badges: badges.map(({ term }) => term.number),
        },
      ];
    });
    return { total: rows.length, rows };
  },
});
