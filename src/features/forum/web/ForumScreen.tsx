import type { App } from '#ui/app/app.ts';
import { BackToMore } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readForum } from '../contract.ts';
import { CategoryList } from './CategoryList.tsx';
import { ForumAside } from './ForumAside.tsx';
import { readCategories } from './forum-pages.ts';

export function prefetch(app: App): void {
  prefetchEndpoint(app, ...readCategories);
  prefetchEndpoint(app, readForum);
}

/** The categories of the forum, and how people deal with each other there. */
export function ForumScreen() {
  const { t } = useTranslation('forum');
  return (
    <Page before={<BackToMore />} title={t('title')} lead={t('lead')}>
      <PageTitle title={t('title')} />
      <SidebarLayout asideLabel={t('aside.label')} aside={<ForumAside />}>
        <CategoryList />
      </SidebarLayout>
    </Page>
  );
}
