import type { Params } from 'react-router';
import { useParams } from 'react-router';
import { readNodeDrafts } from '#features/nodes/draft-contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readCategory, readForum } from '../contract.ts';
import { loadCategory } from './forum-pages.ts';
import { PostForm } from './writing/PostForm.tsx';
import { WritersOnly } from './writing/WritersOnly.tsx';

export async function prefetch(app: App, { category = '' }: Params): Promise<void> {
  prefetchEndpoint(app, readNodeDrafts);
  prefetchEndpoint(app, readForum);
  await loadCategory(app, category);
}

/** A page to write a new post on. */
export function NewPostScreen() {
  const { t } = useTranslation('forum');
  const { category = '' } = useParams();
  const path = usePath();
  const goOn = useGoOn();
  const forum = useEndpoint(readForum).data;
  const { data } = useEndpoint(readCategory, { params: { tid: category } });
  const back = path('forumCategory', { category });
  const writesAs = forum?.may_write && data?.is_open !== false ? forum.nickname : null;
  return (
    <Page
      narrow
      before={<BackLink to={back}>{data?.name ?? t('toPosts')}</BackLink>}
      title={t('newPost')}
      lead={writesAs ? t('post.as', { name: writesAs }) : undefined}
    >
      <PageTitle title={t('newPost')} />
      {data && !data.is_open ? (
        <p>{t('closedCategoryText')}</p>
      ) : (
        <WritersOnly>
          {(writer) => (
            <Card>
              <PostForm
                key={category}
                writer={writer}
                category={Number(category)}
                onPlaced={({ nid }) =>
                  goOn(path('forumPost', { category, nid: String(nid) }), {
                    replace: true,
                    toast: { tone: 'success', text: t('post.placed') },
                  })
                }
                onCancel={() => void goOn(back)}
              />
            </Card>
          )}
        </WritersOnly>
      )}
    </Page>
  );
}
