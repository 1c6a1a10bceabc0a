import { z } from 'zod';
import { BADGE_RULES, BADGES, isBadge } from '#domain/notices/badge.ts';
import { localised, site } from '#platform/content/localised.ts';
import {
  openFile,
  piecesOfList,
  type ReadPieces,
  reportTexts,
  reportTwice,
} from '#platform/content/source.ts';
import { termKind } from '#platform/content/taxonomy.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const badgesFile = z.strictObject({
  milestones: z.array(z.strictObject({ id, name: localised, description: localised })),
  badges: z.array(
    z.strictObject({ id, milestone: id, name: localised, description: localised, how: localised.optional() }),
  ),
});

const forumsFile = z.strictObject({
  forums: z.array(
    z.strictObject({ id, sites: z.array(site).optional(), name: localised, description: localised }),
  ),
});

/** The categories of the forum, in order. */
export const forumPieces: ReadPieces = (source, report) => {
  const path = 'forums.yaml';
  const file = openFile(path, forumsFile, source);
  const { forums } = file.content;
  reportTexts(file, file.content, report);
  reportTwice(file, 'forums', forums, report);
  return piecesOfList(
    termKind,
    { path, list: 'forums', prefix: 'forum' },
    forums.map((forum) => ({ ...forum, vocabulary: 'forums' as const })),
  );
};

/** The milestones and the badges that belong to them. */
export const badgePieces: ReadPieces = (source, report) => {
  const path = 'badges.yaml';
  const file = openFile(path, badgesFile, source);
  const { milestones, badges } = file.content;
  reportTexts(file, file.content, report);
  reportTwice(file, 'milestones', milestones, report);
  reportTwice(file, 'badges', badges, report);
  for (const [index, { id: badge, milestone, how }] of badges.entries()) {
    const mistake = (field: string, problem: string) =>
      report(file.mistake(['badges', index, field], problem));
    if (!milestones.some((known) => known.id === milestone)) {
      mistake('milestone', `no milestone is called "${milestone}"`);
    }
    if (!isBadge(badge)) mistake('id', 'no rule says when it is received');
    else if (!how === !BADGE_RULES[badge].isSurprise) {
      mistake('how', how ? 'nobody should set out for this badge' : 'nothing says how to receive it');
    }
  }
  for (const received of BADGES) {
    if (badges.some((badge) => badge.id === received)) continue;
    report(file.mistake(['badges'], `a badge that people can receive has no words: "${received}"`));
  }
  return [
    ...piecesOfList(
      termKind,
      { path, list: 'milestones', prefix: 'milestone' },
      milestones.map((milestone) => ({ ...milestone, vocabulary: 'milestones' as const })),
    ),
    ...piecesOfList(
      termKind,
      { path, list: 'badges', prefix: 'badge' },
      badges.map((badge) => ({ ...badge, vocabulary: 'badges' as const })),
    ),
  ];
};
