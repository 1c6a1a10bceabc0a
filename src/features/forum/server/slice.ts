import type { Slice } from '#platform/slice.ts';
import { forumDatasets } from './export/forum-datasets.ts';
import { tellFollowers } from './following/tell-followers.ts';
import { categories, categoryPosts, postComments } from './forum-views.ts';
import { forumRoutes } from './routes.ts';
import { forumNodes } from './writing/forum-nodes.ts';

export const forumSlice: Slice = {
  name: 'forum',
  routes: forumRoutes,
  views: [categories, categoryPosts, postComments],
  nodes: [forumNodes],
  jobs: [tellFollowers],
  tables: ['forum_member', 'forum_post', 'forum_comment', 'forum_flagging', 'forum_reading', 'forum_news'],
  entered: ['forum_member', 'forum_flagging'],
  datasets: forumDatasets,
};
