import { ClientInvitationForm } from './invite/ClientInvitationForm.tsx';
import { ClientInvitationView } from './invite/ClientInvitationView.tsx';
import { useClientInvitation } from './invite/useClientInvitation.ts';

/** Lets a nurse invite a client to one of the programmes (spec: invite client): the form, and then the mail as it will go out. */
export function InviteClientScreen() {
  const invitation = useClientInvitation();
  return invitation.shown ? (
    <ClientInvitationView invitation={invitation} mail={invitation.shown} />
  ) : (
    <ClientInvitationForm invitation={invitation} />
  );
}
