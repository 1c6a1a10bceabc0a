import { type Params, useSearchParams } from 'react-router';
import { audienceOf } from '#domain/site/site.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { pageIn } from '#ui/layout/page-in.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { MessageList, readPage } from './MessageList.tsx';

export function prefetch(app: App, _params: Params, { searchParams }: URL): void {
  prefetchEndpoint(app, ...readPage(pageIn(searchParams)));
}

/** The messages of a person, newest first. The page is in the URL. */
export function MessagesScreen() {
  const { t } = useTranslation('messages');
  const { site } = useApp();
  const [search] = useSearchParams();
  const page = pageIn(search);
  return (
    <Page narrow before={<BackToMenu />} title={t('title')} lead={t(`lead.${audienceOf(site)}`)}>
      <PageTitle title={t('title')} />
      <MessageList page={page} />
    </Page>
  );
}
