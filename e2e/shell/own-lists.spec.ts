import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { MESSAGES } from '../kit/programme.ts';
import { ANNA } from '../kit/visitor.ts';

test.use({ site: 'alcohol' });

const value = (text: string) => [{ value: text }];
const listOf = (key: string, list: string) => ({
  target_id: 1,
  type: [{ target_id: 'block_reference' }],
  field_key: value(key),
  field_title: [],
  field_text: [],
  field_block: [{ plugin_id: `views_block:${list}` }],
});

test('a page of the content shows the reader’s own badges, milestones, messages and diary, and the forum', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await page.route(/\/api\/\w+\/privacy$/, async (route) =>
    route.fulfill({
      json: {
        entity_type: 'node',
        uuid: value('0b2f1c4e-6a55-4b7c-9f0e-1d2c3b4a5f60'),
        langcode: value(visitor.language),
        status: [{ value: true }],
        path: [],
        paths: {},
        type: [{ target_id: 'basic_page' }],
        title: value('Van mij'),
        field_description: [],
        field_paragraphs: [
          listOf('messages', 'messages-block_1'),
          listOf('milestones', 'milestones-block_1'),
          listOf('badges', 'badges-block_1'),
          listOf('diary', 'diary_overview-block_1'),
          listOf('forum', 'forum_categories-block_1'),
        ],
      },
    }),
  );
  await answerOtherwise(page, MESSAGES, (view) => ({ ...view, rows: [] }));
  await visitor.beLoggedIn(ANNA);
  await visitor.open('badges');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(visitor.heading('Van mij')).toBeVisible();
  await expect(main.getByRole('heading', { name: say('messages:empty.title') })).toBeVisible();
  const milestone = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(main.getByRole('region').filter({ has: milestone })).toHaveCount(6);
  const name = { nl: 'Begonnen', en: 'Started' }[visitor.language];
  // Once under its milestone and once in the list of all.
  await expect(main.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(2);
  await expect(
    main.getByRole('list', { name: say('diary:list.title') }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: say('diary:writeNew') })).toBeVisible();
  await expect(
    main.getByRole('list', { name: say('forum:categories') }).getByRole('listitem'),
  ).not.toHaveCount(0);
});
