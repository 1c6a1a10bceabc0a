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

/** One's buddies with how it stands, and inviting somebody: the form, and after it the mail as it would go out. */
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
