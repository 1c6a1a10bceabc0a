import { Eye } from 'lucide-react';
import { Link, type Params, useSearchParams } from 'react-router';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { OlderNewer } from '#ui/layout/OlderNewer.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { pageIn } from '#ui/layout/page-in.ts';
import { useNameOfPage } from '#ui/layout/useNameOfPage.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readAccessLog } from '../consent-contract.ts';
import { LookList } from './consent/LookList.tsx';
import { lookPage, useLooks } from './consent/useLooks.ts';

export function prefetch(app: App, _params: Params, { searchParams }: URL): void {
  prefetchEndpoint(app, readAccessLog, lookPage(pageIn(searchParams)));
}

/** Who looked at one's data, and when. The page is in the URL. */
export function LooksScreen() {
  const { t } = useTranslation('pairing');
  const path = usePath();
  const [search] = useSearchParams();
  const page = pageIn(search);
  return (
    <Page
      narrow
      before={<BackLink to={path('nurse')}>{t('title')}</BackLink>}
      title={t('looks.title')}
      lead={t('looks.lead')}
    >
      <PageTitle title={t('looks.title')} />
      <div className="stack">
        <Looks page={page} />
        <Card as="section" tone="tint" className="stack" aria-labelledby="looks-wrong">
          <h2 className="h4" id="looks-wrong">
            {t('looks.wrong')}
          </h2>
          <p>{t('looks.ask')}</p>
          <Link to={path('nurse')}>{t('looks.change')}</Link>
        </Card>
        <Note>{t('looks.who')}</Note>
      </div>
    </Page>
  );
}

function Looks({ page }: { page: number }) {
  const { t } = useTranslation('pairing');
  const path = usePath();
  const list = useTurnedPage();
  const nameOf = useNameOfPage();
  const looks = useLooks(page);
  const { data } = looks;
  if (!data) return <NotLoaded of={looks} heights={[15]} />;
  const { rows, pager } = data;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Eye aria-hidden="true" />} title={t('looks.none')}>
        {pager.total_items > 0 && (
          <Link className={buttonClass({ variant: 'secondary' })} to={path('looks')}>
            {t('looks.first')}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <Card
        as="section"
        ref={list}
        tabIndex={-1}
        aria-label={nameOf(t('looks.byDay'), page, pager.total_pages)}
      >
        <LookList rows={rows} />
      </Card>
      {pager.total_pages > 1 && (
        <OlderNewer
          label={t('looks.pages')}
          page={page}
          total={pager.total_pages}
          hrefOf={(number) => path('looks', {}, { page: number === 1 ? undefined : String(number) })}
        />
      )}
    </>
  );
}
