import type { Me } from '#domain/identity/account.ts';
import { RemoveCard } from '#features/account/web/RemoveCard.tsx';
import { BadgesCard } from '#features/badges/web/BadgesCard.tsx';
import { PhoneNotificationsCard } from '#features/notifications/web/PhoneNotificationsCard.tsx';
import { ProgrammeCard } from '#features/programme/web/ProgrammeCard.tsx';
import { AccountPage } from '#features/settings/web/AccountPage.tsx';
import { NeutralTabCard } from '#features/settings/web/NeutralTabCard.tsx';

/** The account page with the cards of all slices that have one. */
export function AccountScreen() {
  return <AccountPage Cards={Cards} />;
}

function Cards({ me }: { me: Me }) {
  return (
    <>
      <ProgrammeCard me={me} />
      <BadgesCard me={me} />
      <PhoneNotificationsCard />
      <NeutralTabCard />
      <RemoveCard />
    </>
  );
}
