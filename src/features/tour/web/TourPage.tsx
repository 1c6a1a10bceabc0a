import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { ROUTES } from '#domain/site/routes.ts';
import { siteProfile } from '#domain/site/site.ts';
import { readPage } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery } from '#ui/app/queries.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Tour.module.css';
import { type StepPicture, TourStep } from './TourStep.tsx';

export function prefetchTour(app: App): void {
  void app.queryClient.prefetchQuery(tourQuery(app));
}

/** The content at the tour's own path: each site has its own text. */
function tourQuery(app: App) {
  return endpointQuery(app, readPage, { params: { '*': ROUTES.welcome[app.language].slice(1) } });
}

/**
 * What the site can do, in a few steps (spec 1 §2 Welcome tour). A page instead of a dialog, so that help and the quick
 * exit stay within reach (docs/decisions/0016).
 */
export function TourPage({ Picture }: { Picture: StepPicture }) {
  const { t } = useTranslation('tour');
  const app = useApp();
  const home = usePath()(siteProfile(app.site).start);
  const { data, error, refetch } = useQuery(tourQuery(app));
  const steps = data && pageOf(data).blocks;
  if (steps?.length === 0 || (error instanceof CallFailure && error.code === 'not_found')) {
    return <Navigate replace to={home} />;
  }
  return (
    <div className={cx('container', styles.tour)}>
      <PageTitle title={t('title')} />
      {steps && <TourStep steps={steps} home={home} Picture={Picture} />}
      {!steps && <h1 className="visually-hidden">{t('title')}</h1>}
      {!steps && error && <TourFailed home={home} onRetry={() => void refetch()} />}
      {!steps && !error && <LoadingBlocks heights={[28]} />}
    </div>
  );
}

/** The tour is optional: if it does not load, the person continues without it. */
function TourFailed({ home, onRetry }: { home: string; onRetry: () => void }) {
  const { t } = useTranslation('tour');
  return (
    <div className="stack">
      <LoadFailed onRetry={onRetry} />
      <Link replace className={buttonClass({ variant: 'secondary' })} to={home}>
        {t('skip')}
      </Link>
    </div>
  );
}
