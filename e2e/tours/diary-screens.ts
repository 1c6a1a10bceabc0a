import { expect } from '@playwright/test';
import { DiaryPage } from '../kit/diary-page.ts';
import type { Screen } from './tour.ts';

/** The diary of somebody who has one; nothing on it is saved. */
export const annasDiary: readonly Screen[] = [
  { name: 'diary', open: (visitor) => new DiaryPage(visitor).open() },
  {
    name: 'diary with problems',
    async open(visitor) {
      await new DiaryPage(visitor).button('form.save').click();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'diary with a search that finds nothing',
    async open(visitor) {
      const { main, say } = visitor;
      await visitor.open('diary');
      await main.getByText(say('diary:find.title'), { exact: true }).click();
      await main.getByRole('searchbox').fill('zeppelin');
      await expect(main.getByText(say('diary:find.nothing'))).toBeVisible();
    },
  },
  {
    name: 'a new page of the diary',
    async open(visitor) {
      await visitor.open('diaryNew');
      await new DiaryPage(visitor).expectEditor();
    },
  },
  {
    name: 'a page of the diary',
    async open(visitor) {
      await visitor.open('diary');
      await new DiaryPage(visitor).openEntry('Een rustige avond');
    },
  },
  {
    name: 'a page of the diary to change',
    async open(visitor) {
      const diary = new DiaryPage(visitor);
      await diary.button('entry.edit').click();
      await diary.expectEditor();
    },
  },
  {
    name: 'question before deleting a page of the diary',
    async open(visitor) {
      await visitor.open('diary');
      const diary = new DiaryPage(visitor);
      await diary.openEntry('Een rustige avond');
      await diary.button('entry.delete').click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
  },
];
