import { type StaffRoute, staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../contract.ts';
import { readWaiting } from '../waiting-contract.ts';
import { acceptByLink, sendInvitation, withdrawLink } from './invitations.ts';
import { listMembers, removeMember } from './members.ts';
import { inviteByCommand } from './operator.ts';
import { confirmSecret, renewCodes, startEnrolment, takeSecondStep } from './second-step.ts';
import { meOf, signIn, signOut } from './sign-in.ts';
import { waitingFor } from './waiting/waiting.ts';

export const staffRoutes: readonly StaffRoute[] = [
  staffRoute(calls.readStaffToken, async ({ session }) => session.csrfToken()),
  staffRoute(calls.signIn, (context, { body }) => signIn(context, body)),
  staffRoute(calls.giveCode, (context, { body }) => takeSecondStep(context, body)),
  staffRoute(calls.enrol, startEnrolment),
  staffRoute(calls.confirmEnrolment, (context, { body }) => confirmSecret(context, body)),
  staffRoute(calls.renewRecoveryCodes, renewCodes),
  staffRoute(calls.readStaffMe, (context) => meOf(context, context.member)),
  staffRoute(readWaiting, waitingFor),
  staffRoute(calls.signOut, signOut),
  staffRoute(calls.acceptInvitation, (context, { body }) => acceptByLink(context, body)),
  staffRoute(calls.readMembers, listMembers),
  staffRoute(calls.inviteMember, (context, { body }) => sendInvitation(context, body)),
  staffRoute(calls.withdrawInvitation, (context, { body }) => withdrawLink(context, body)),
  staffRoute(calls.removeMember, (context, { params }) => removeMember(context, Number(params.id))),
  staffRoute(calls.commandInvitation, (context, { body }) => inviteByCommand(context, body)),
];
