import { Medal as MedalIcon } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readOf } from '#features/views/contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { badgesContract, milestonesContract } from '../contract.ts';
import { MilestoneCard } from './MilestoneCard.tsx';
import { badgesQuery } from './useBadges.ts';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(badgesQuery(app));
  void app.queryClient.prefetchQuery(endpointQuery(app, ...readOf(milestonesContract)));
}

/** The badges received and those still to earn, by milestone (spec 1 §2 Badges). */
export function BadgesScreen() {
  const { t } = useTranslation('badges');
  const me = useMe();
  return (
    <Page title={t('title')} lead={me?.showsBadges === false ? undefined : t('lead')}>
      <PageTitle title={t('title')} />
      {me && (me.showsBadges ? <Milestones /> : <SwitchedOff />)}
    </Page>
  );
}

function Milestones() {
  const { t } = useTranslation(['badges', 'ui']);
  const path = usePath();
  const badges = useEndpoint(...readOf(badgesContract));
  const milestones = useEndpoint(...readOf(milestonesContract));
  if (badges.isError || milestones.isError) {
    return <LoadFailed onRetry={() => void Promise.all([badges.refetch(), milestones.refetch()])} />;
  }
  if (!badges.data || !milestones.data) {
    return (
      <div role="status" className="stack">
        <span className="visually-hidden">{t('ui:loading')}</span>
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    );
  }
  const { rows } = badges.data;
  return (
    <div className="stack">
      {milestones.data.rows.map((milestone) => (
        <MilestoneCard
          key={milestone.id}
          milestone={milestone}
          badges={rows.filter(({ tid }) => milestone.field_badges.includes(tid))}
        />
      ))}
      <p className="muted">{t('counts')}</p>
      <p className="muted">
        <Trans t={t} i18nKey="hide" components={{ account: <Link to={path('account')} /> }} />
      </p>
    </div>
  );
}

function SwitchedOff() {
  const { t } = useTranslation('badges');
  const path = usePath();
  return (
    <EmptyState icon={<MedalIcon />} title={t('off.title')}>
      <p>{t('off.text')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} to={path('account')}>
        {t('off.action')}
      </Link>
    </EmptyState>
  );
}
