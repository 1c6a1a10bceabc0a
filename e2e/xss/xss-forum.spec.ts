import { expect, test } from '@playwright/test';
import { plainOf } from '#domain/kit/poor-text.ts';
import { flat, wordsIn } from '../kit/injection.ts';
import { packed } from './poisoned-content.ts';
import { poisonedSite } from './poisoned-site.ts';

/** A new account places three posts a day; Anna's is not new. */
const LONGEST_NAME = 30;

const site = poisonedSite();

test('what people write on the forum is shown as text, and with no markup but what is allowed', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context, site().robin.cookie);
  const { anna } = site();
  const { uid } = (await anna.get('/user/me')).json;
  const [nickname = ''] = packed(LONGEST_NAME);
  const named = await anna.patch(`/user/${uid[0].value}`, { field_nickname: [{ value: nickname }] });
  expect(named.status, named.text).toBe(200);
  const rows = (await anna.get('/entity/view/forum_categories/block_1/results')).json.rows;
  const category = String(rows[0].tid);
  const bodies = packed(2_000);
  const posts = packed(120).map((title, index) => ({ title, body: bodies[index % bodies.length] ?? '' }));
  for (const [index, { title, body }] of posts.entries()) {
    // The same text twice is refused, as a comment too.
    const html = `<p>Geschreven, keer ${index}.</p><p>${body}</p>`;
    const answer = `<p>Een reactie.</p>${html}${title}`;
    const made = await anna.post('/node', {
      type: 'forum',
      title,
      body: html + title,
      taxonomy_forums: category,
    });
    expect(made.status, made.text).toBe(201);
    const nid = made.json.nid[0].value;
    const field = { entity_id: nid, entity_type: 'node', field_name: 'comment_forum' };
    const comment = await anna.post('/comment', { ...field, field_body: answer });
    expect(comment.status, comment.text).toBe(201);
    const [{ value: storedTitle }] = made.json.title as [{ value: string }];
    const [{ value: storedBody }] = made.json.body as [{ value: string }];
    await visitor.open('forumPost', { category, nid: String(nid) });
    await visitor.main.getByRole('listitem').getByRole('article').waitFor();
    await expect(visitor.main.getByText(nickname, { exact: true }).first()).toBeVisible();
    const words = await wordsIn(visitor.page);
    expect(words).toContain(flat(storedTitle));
    expect(words).toContain(flat(plainOf(storedBody)));
    await watch.expectOnlyText(visitor.page, `post called ${title}`);
    await visitor.open('forumCategory', { category });
    // These titles have invisible letters, which are left out when names of links are compared.
    await visitor.main.locator(`a[href$="/${nid}"]`).first().waitFor();
    await watch.expectOnlyText(visitor.page, `category with ${title}`);
  }
  await context.close();
});
