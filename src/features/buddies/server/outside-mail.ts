import { INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import { mondayOf } from '#domain/kit/day.ts';
import { pathTo } from '#domain/site/paths.ts';
import { hasFeature, languageFor } from '#domain/site/site.ts';
import type { FindOutsideMail, OutsideContext, OutsideMail } from '#platform/mail/outside.ts';
import type { OpenedBuddy } from '#platform/person/opened-buddy.ts';
import { codeOf } from './code.ts';
import { neverHash, openBuddyOf } from './opened-buddy.ts';
import { type BuddyOfParticipant, findById, isNeverInvited } from './queries.ts';
import { readChoices } from './updates/choices.ts';
import { type NewsOf, newsIn } from './updates/news.ts';
import { nameForBuddies } from './words.ts';

type Participant = Pick<BuddyOfParticipant, 'site' | 'language' | 'name'>;
type Page = 'buddyAccept' | 'buddyRefuse' | 'buddyUnsubscribe' | 'buddyCheer';

/** Makes links with the code of a buddy. Without one, for a preview, they lead to the front page. */
function linksFor(context: OutsideContext, { site, language }: Participant, uuid: string | null) {
  const { origin, sessionSecrets } = context;
  const at = { language: languageFor(language, site, context) };
  return (page: Page) =>
    origin(site) +
    (uuid === null ? '/' : pathTo(at, page, { pairingCode: codeOf(sessionSecrets.newest, uuid) }));
}

/** The invitation; `uuid` is null for a preview, before there is a buddy. */
export function invitationOf(
  context: OutsideContext,
  participant: Participant,
  { name, email, uuid }: OpenedBuddy & { readonly uuid: string | null },
): OutsideMail {
  const language = languageFor(participant.language, participant.site, context);
  const link = linksFor(context, participant, uuid);
  return {
    kind: 'buddy_invite',
    to: email,
    language,
    params: {
      buddy: name,
      name: nameForBuddies(participant.name, language),
      days: String(INVITATION_DAYS),
    },
    links: {
      button: link('buddyAccept'),
      second: link('buddyRefuse'),
      unsubscribe: link('buddyUnsubscribe'),
    },
  };
}

/** The weekly mail of a Monday, by the current choices. It has no code unless the buddy accepted: the participant must not see one. */
export async function updateOf(
  context: OutsideContext,
  newsOf: NewsOf,
  found: BuddyOfParticipant,
  monday: string,
): Promise<OutsideMail> {
  const { name, email } = openBuddyOf(context, found);
  const language = languageFor(found.language, found.site, context);
  const link = linksFor(context, found, found.buddy.status === 'accepted' ? found.buddy.uuid : null);
  const news = newsIn(context, language, await newsOf(context, found.buddy.uid, monday));
  return {
    kind: 'buddy_update',
    to: email,
    language,
    params: { buddy: name, name: nameForBuddies(found.name, language), ...news },
    links: { button: link('buddyCheer'), second: null, unsubscribe: link('buddyUnsubscribe') },
  };
}

/** Makes the mails to buddies for the outbox, and says who may get them (docs/decisions/0054). */
export function findBuddyMail(newsOf: NewsOf): FindOutsideMail {
  return async (context, { kind, buddyId, writtenOn }) => {
    const found = buddyId === null ? undefined : await findById(context.db, buddyId);
    if (!found) return null;
    const isOurs = hasFeature(found.site, 'buddies') && found.confirmedAt !== null && !found.blocked;
    if (kind === 'buddy_update') {
      const monday = mondayOf(writtenOn);
      // Somebody may have skipped it in the moment in which it was planned.
      const { paused, skippedOn } = await readChoices(context, found.buddy.uid);
      const mayGo = isOurs && found.buddy.status === 'accepted' && !paused && skippedOn !== monday;
      return { ...(await updateOf(context, newsOf, found, monday)), mayGo };
    }
    const opened = openBuddyOf(context, found);
    const isAsked = found.buddy.status === 'invited' && !(await wantsNone(context, opened.email));
    return {
      ...invitationOf(context, found, { ...opened, uuid: found.buddy.uuid }),
      mayGo: isOurs && isAsked,
    };
  };
}

/** Whether an address asked for no more invitations, as hashed under any secret in use. */
export function wantsNone({ db, sessionSecrets }: OutsideContext, email: string): Promise<boolean> {
  return isNeverInvited(
    db,
    sessionSecrets.all.map((secret) => neverHash(secret, email)),
  );
}
