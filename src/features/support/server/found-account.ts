import { mayDo } from '#domain/staff/role.ts';
import { notFound } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { FoundAccount } from '../contract.ts';
import { findByUid, type LastMail, type SupportRow } from './queries.ts';

/** The name of an account in the log. */
export const subjectOf = (uid: number) => `account ${uid}` as const;

/** Whether a member may block an account: nurses are blocked by members who decide about applications. */
export function mayBlock({ role }: MemberContext['member'], kind: FoundAccount['kind']): boolean {
  return kind === 'participant' || mayDo(role, 'applications');
}

/** An account as support sees it. */
export function foundAccount(
  context: Pick<MemberContext, 'clock' | 'member'>,
  row: SupportRow,
): FoundAccount {
  const { uid, site, kind, createdAt, isConfirmed, addressWaits, hasPassword, blocked, deletionWaits } = row;
  return {
    uid,
    site,
    kind,
    created: context.clock.dayOf(createdAt).slice(0, 7),
    confirmed: isConfirmed,
    address_waits: addressWaits,
    has_password: hasPassword,
    blocked,
    may_block: mayBlock(context.member, kind),
    mails: [...mailOf(context, 'confirmation', row.confirmation), ...mailOf(context, 'reset', row.reset)],
    deletion_waits: deletionWaits,
  };
}

/** The account with this number as support sees it, after an act of this call. */
export async function accountNow(context: MemberContext, uid: number): Promise<{ account: FoundAccount }> {
  const row = await findByUid(context.db, uid);
  if (!row) throw notFound();
  return { account: foundAccount(context, row) };
}

function mailOf(
  { clock }: Pick<MemberContext, 'clock'>,
  kind: FoundAccount['mails'][number]['kind'],
  mail: LastMail | null,
): FoundAccount['mails'] {
  if (!mail) return [];
  const unsent = mail.isGivenUp ? 'refused' : 'waiting';
  return [{ kind, day: clock.dayOf(new Date(mail.at)), state: mail.isSent ? 'sent' : unsent }];
}
