import { PenLine } from 'lucide-react';
import { Link, type Params, useParams } from 'react-router';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { pageIn } from '#ui/layout/page-in.ts';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readCategory, readForum } from '../contract.ts';
import { ClosedOff } from './decisions/ClosedOff.tsx';
import { ForumAside } from './ForumAside.tsx';
import { loadCategory, readPosts, usePage } from './forum-pages.ts';
import { PostList } from './PostList.tsx';

export async function prefetch(app: App, { category = '' }: Params, url: URL): Promise<void> {
  prefetchEndpoint(app, ...readPosts(category, pageIn(url.searchParams)));
  prefetchEndpoint(app, readForum);
  await loadCategory(app, category);
}

/** The posts of one category, the one with the latest activity first. */
export function CategoryScreen() {
  const { t } = useTranslation('forum');
  const { category = '' } = useParams();
  const path = usePath();
  const page = usePage();
  const found = useEndpoint(readCategory, { params: { tid: category } });
  const { data } = found;
  const forum = useEndpoint(readForum).data;
  const back = <BackLink to={path('forum')}>{t('allCategories')}</BackLink>;
  if (!data) {
    return (
      <Page before={back}>
        <PageTitle title={t('title')} />
        <NotLoaded of={found} heights={[4, 8, 8]} />
      </Page>
    );
  }
  const written = (words: string) => <InLanguage of={data.langcode ?? undefined}>{words}</InLanguage>;
  const mayWrite = data.is_open && forum?.may_write === true;
  return (
    <Page
      before={back}
      title={data.name === null ? t('closedCategory') : written(data.name)}
      lead={data.description === null ? t('closedCategoryText') : written(data.description)}
      actions={
        mayWrite && (
          <Link className={buttonClass({})} to={path('forumCreate', { category })}>
            <PenLine aria-hidden="true" />
            {t('newPost')}
          </Link>
        )
      }
    >
      <PageTitle title={data.name ?? t('title')} />
      <SidebarLayout asideLabel={t('aside.label')} aside={<ForumAside />}>
        {forum && !forum.may_write && <ClosedOff until={forum.closed_until} />}
        <PostList category={category} page={page} mayWrite={mayWrite} />
      </SidebarLayout>
    </Page>
  );
}
