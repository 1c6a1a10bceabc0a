import type { EndpointReply } from '#contract/endpoint.ts';
import { problem } from '#domain/kit/problem.ts';
import { notFound, refusal } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { readMembers } from '../contract.ts';
import {
  deleteInvitationTo,
  deleteMember,
  findInvitations,
  findMember,
  findMembers,
  lockAdministrators,
} from './queries.ts';

export async function listMembers({ db, clock }: MemberContext): Promise<EndpointReply<typeof readMembers>> {
  const [rows, invited] = await Promise.all([findMembers(db), findInvitations(db, clock.now())]);
  return {
    rows,
    invited: invited.map(({ name, mail, role, expiresAt }) => ({
      name,
      mail,
      role,
      expires: expiresAt.toISOString(),
    })),
  };
}

/**
 * Removes a member: signs them out everywhere, and voids their link, because opening it later would make the account again.
 * Somebody who is just opening it finishes first, and is then removed. There always stays somebody who may remove others.
 */
export async function removeMember(context: MemberContext, id: number): Promise<undefined> {
  const { db, member } = context;
  const known = await findMember(db, id);
  if (known) await deleteInvitationTo(db, known.mailKey);
  const administrators = await lockAdministrators(db);
  // Somebody else may have removed them meanwhile.
  const found = await findMember(db, id);
  if (!found) throw notFound();
  const isLast = found.role === 'administrator' && administrators.length === 1;
  if (id === member.id || isLast) throw refusal(problem('id', 'invalid'));
  await deleteMember(db, id);
  await context.record({ action: 'member_removed', subject: `${found.role} ${id}` });
}
