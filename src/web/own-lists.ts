import type { ComponentType } from 'react';
import type { OwnLists } from '#features/pages/web/own-lists.ts';
import type { App } from '#ui/app/app.ts';
import { loadPart } from './words.ts';

/** The personal lists that a content page can show, each with the texts of its slice. */
export const OWN_LISTS: OwnLists = {
  'messages-block_1': withWords('messages', async () => {
    const { MessageList } = await import('#features/messages/web/MessageList.tsx');
    return MessageList;
  }),
  'diary_overview-block_1': withWords('diary', async () => {
    const { DiaryList } = await import('#features/diary/web/DiaryList.tsx');
    return DiaryList;
  }),
  'forum_categories-block_1': withWords('forum', async () => {
    const { CategoryList } = await import('#features/forum/web/CategoryList.tsx');
    return CategoryList;
  }),
  'milestones-block_1': withWords('badges', async () => {
    const { MilestoneList } = await import('#features/badges/web/MilestoneList.tsx');
    return MilestoneList;
  }),
  'badges-block_1': withWords('badges', async () => {
    const { BadgeList } = await import('#features/badges/web/BadgeList.tsx');
    return BadgeList;
  }),
};

function withWords(slice: string, load: () => Promise<ComponentType>) {
  return (app: App): Promise<ComponentType> => loadPart(app, slice, load());
}
