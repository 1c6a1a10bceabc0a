import { checkBuddyName } from '#domain/buddies/buddy.ts';
import { checkMail } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { hasFeature, isSite, SITES, type Site } from '#domain/site/site.ts';

/** The most clients that a nurse invites in 24 hours (settled: nurse). */
export const CLIENT_INVITATIONS_A_DAY = 20;

/** For how many days its mail is retried, and name and address are stored (chosen). */
export const CLIENT_INVITATION_DAYS = 7;

/** The programmes to which clients are invited: those in which they can pair. */
export const CLIENT_SITES: readonly Site[] = SITES.filter((site) => hasFeature(site, 'nursePairing'));

/** Who is invited, as typed. */
export interface InvitationDraft {
  readonly first_name: string;
  readonly email_address: string;
  readonly domain: string;
}

/** The problems of an invitation (spec §5). The first name appears in a mail, so it may not contain an address. */
export function checkInvitation({ first_name, email_address, domain }: InvitationDraft): readonly Problem[] {
  return [
    ...checkBuddyName('first_name', first_name),
    ...checkMail('email_address', email_address),
    ...checkProgramme(domain),
  ];
}

function checkProgramme(domain: string): readonly Problem[] {
  if (domain === '') return problem('domain', 'choiceRequired');
  return isSite(domain) && CLIENT_SITES.includes(domain) ? NO_PROBLEMS : problem('domain', 'unknownChoice');
}
