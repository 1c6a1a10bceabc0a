import { expect, test } from '@playwright/test';
import { plainOf } from '#domain/kit/poor-text.ts';
import { flat, wordsIn } from '../kit/injection.ts';
import { packed } from './poisoned-content.ts';
import { poisonedSite } from './poisoned-site.ts';

const site = poisonedSite();

test('what a person writes in their diary is shown as text, and with no markup but what is allowed', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context, site().robin.cookie);
  const bodies = packed(2_000);
  const entries = packed(120).map((title, index) => ({ title, body: bodies[index % bodies.length] ?? '' }));
  for (const { title, body } of entries) {
    const made = await site().robin.post('/node', {
      type: 'diary_entry',
      title,
      // Of some payloads nothing is left, and an entry without text is refused.
      field_diary_body: `<p>Geschreven.</p><p>${body}</p>`,
      field_diary_entry_date: '2026-11-20',
    });
    expect(made.status, made.text).toBe(201);
    const [{ value: stored }] = made.json.field_diary_body as [{ value: string }];
    await visitor.open('diaryEntry', { nid: String(made.json.nid[0].value) });
    await visitor.main.getByRole('article').waitFor();
    const words = await wordsIn(visitor.page);
    expect(words).toContain(flat(title.trim()));
    expect(words).toContain(flat(plainOf(stored)));
    await watch.expectOnlyText(visitor.page, `entry called ${title}`);
    await visitor.main.getByRole('button', { name: visitor.say('diary:entry.edit'), exact: true }).click();
    await visitor.main.getByRole('toolbar').waitFor();
    await watch.expectOnlyText(visitor.page, `entry called ${title}, in its form`);
    await visitor.open('diary');
    await visitor.main.getByRole('link', { name: title.trim() }).first().waitFor();
    await watch.expectOnlyText(visitor.page, `list with ${title}`);
  }
  await context.close();
});
