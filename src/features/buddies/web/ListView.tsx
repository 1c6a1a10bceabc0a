import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackLink.tsx';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { BuddyList } from './BuddyList.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { Invitation } from './useInvitation.ts';

/** The buddies, what they hear, and the form for another. */
export function ListView({ me, invitation }: { me: Me; invitation: Invitation }) {
  const { t } = useTranslation('buddies');
  // Somebody may have answered since the last fetch.
  const buddies = useQuery({ ...buddiesQuery(useApp()), refetchOnMount: 'always' });
  const { data } = buddies;
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={t('lead')}>
      <PageTitle title={t('title')} />
      <div className="stack">
        {data && <BuddyList me={me} buddies={data} isFocused={invitation.focus === 'list'} />}
        {!data && <NotLoaded of={buddies} heights={[10]} />}
        <Hears />
        <InviteForm me={me} invitation={invitation} />
      </div>
    </Page>
  );
}

function Hears() {
  const { t } = useTranslation('buddies');
  const path = usePath();
  return (
    <Card as="section" tone="tint" className="stack" aria-labelledby="buddy-hears">
      <h2 className="h4" id="buddy-hears">
        {t('hears.heading')}
      </h2>
      <p>{t('hears.text')}</p>
      <Link to={path('buddyUpdates')}>{t('hears.link')}</Link>
    </Card>
  );
}
