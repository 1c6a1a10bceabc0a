import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { mailKey } from '#domain/identity/account.ts';
import { type Actor, writeAudit } from '#platform/audit/audit.ts';
import { isProven, keyedHash } from '#platform/crypto/secret-token.ts';
import { notFound } from '#platform/failure.ts';
import type { StaffContext } from '#platform/staff/staff-context.ts';
import type { commandInvitation } from '../contract.ts';
import { type Invitation, sendInvitation } from './invitations.ts';
import { deleteInvitationTo, deleteMember, findMemberByMail } from './queries.ts';

/** The name in the log for anybody with a shell on the server. */
const OPERATOR: Actor = { id: null, name: 'npm run staff' };
/** How long the request of a command is valid, in milliseconds. */
const BELIEVED = 60_000;

type OperatorContext = Pick<StaffContext, 'db' | 'clock'>;

/** Invites somebody by the command, when it opened the database itself. */
export function inviteByOperator(
  { db, clock, staffOrigin }: OperatorContext & Pick<StaffContext, 'staffOrigin'>,
  invitation: Invitation,
): Promise<EndpointReply<typeof commandInvitation>> {
  return db.transaction((inside) =>
    sendInvitation(
      {
        db: inside,
        clock,
        staffOrigin,
        record: (line) => writeAudit(inside, { actor: OPERATOR, at: clock.now() }, line),
      },
      invitation,
    ),
  );
}

/** Removes a member, even the last administrator: a person with a shell on the server can do anything. */
export function removeByOperator({ db, clock }: OperatorContext, mail: string): Promise<boolean> {
  return db.transaction(async (inside) => {
    const member = await findMemberByMail(inside, mailKey(mail));
    if (!member) return false;
    await deleteInvitationTo(inside, member.mailKey);
    await deleteMember(inside, member.id);
    const line = { action: 'member_removed', subject: `${member.role} ${member.id}` } as const;
    await writeAudit(inside, { actor: OPERATOR, at: clock.now() }, line);
    return true;
  });
}

/** The proof of a command: it knows the secret of this server, which no page does. */
export function commandProof(secret: string, { mail, role }: Invitation, at: number): string {
  return keyedHash(secret, 'staff-command', [at, mailKey(mail), role].join('|'));
}

/** Invites somebody by the command on this machine, when the server has the database open. */
export function inviteByCommand(
  context: StaffContext,
  { proof, at, ...invitation }: EndpointInput<typeof commandInvitation>['body'],
): Promise<EndpointReply<typeof commandInvitation>> {
  const isNow = Math.abs(context.clock.now().getTime() - at) < BELIEVED;
  const isOurs = isProven(proof, context.sessionSecrets, (secret) => commandProof(secret, invitation, at));
  if (!context.takesCommands || !isNow || !isOurs) throw notFound();
  return sendInvitation({ ...context, record: (line) => context.record(line, OPERATOR) }, invitation);
}
