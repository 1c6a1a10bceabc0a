import type { Me } from '#domain/identity/account.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { useMe } from '#ui/app/me.ts';
import { InvitationView } from './InvitationView.tsx';
import { ListView } from './ListView.tsx';
import { useInvitation } from './useInvitation.ts';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(buddiesQuery(app));
}

/** A person’s buddies and the state of each, and inviting another: the form, and then the mail as it will go out. */
export function BuddiesScreen() {
  const me = useMe();
  return me ? <Buddies me={me} /> : null;
}

function Buddies({ me }: { me: Me }) {
  const invitation = useInvitation(me, useApp());
  return invitation.shown ? (
    <InvitationView me={me} invitation={invitation} mail={invitation.shown} />
  ) : (
    <ListView me={me} invitation={invitation} />
  );
}
