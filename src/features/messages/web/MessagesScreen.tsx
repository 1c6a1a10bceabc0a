import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ViewPage } from '#contract/view.ts';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackToAccount.tsx';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { type MessageRow, messagesContract } from '../contract.ts';
import { MessageCard } from './MessageCard.tsx';
import { MessagePages } from './MessagePages.tsx';

/** The wire counts pages from 0; the URL, as people do, from 1. */
function readPage(page: number) {
  return readOf(messagesContract, { page: String(page - 1) });
}

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, ...readPage(1)));
}

/** The messages of a person, newest first. The page is in the URL. */
export function MessagesScreen() {
  const { t } = useTranslation(['messages', 'ui']);
  const { site } = useApp();
  const [search] = useSearchParams();
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked < 1e6 ? asked : 1;
  const { data, isError, refetch } = useEndpoint(...readPage(page));
  return (
    <Page narrow before={<BackToAccount />} title={t('title')} lead={t(`lead.${site}`)}>
      <PageTitle title={t('title')} />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" className="stack">
          <span className="visually-hidden">{t('ui:loading')}</span>
          <Skeleton shape="block" height="10rem" />
          <Skeleton shape="block" height="10rem" />
        </div>
      )}
      {data && <Messages found={data} page={page} />}
    </Page>
  );
}

function Messages({ found: { rows, pager }, page }: { found: ViewPage<MessageRow>; page: number }) {
  const { t } = useTranslation('messages');
  const path = usePath();
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Mail aria-hidden="true" />} title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        {pager.total_items > 0 && (
          <Link className={buttonClass({ variant: 'secondary' })} to={path('messages')}>
            {t('first')}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <ul className="stack" aria-label={t('list')}>
        {rows.map((row) => (
          <MessageCard key={row.uuid[0]?.value} message={row} />
        ))}
      </ul>
      {pager.total_pages > 1 && <MessagePages page={page} total={pager.total_pages} />}
    </div>
  );
}
