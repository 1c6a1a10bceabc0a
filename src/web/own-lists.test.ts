import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import { LIST_BLOCKS, listBlock } from '#domain/content/list-block.ts';
import { tipsIn } from '#features/pages/web/tips.ts';
import { createApp } from './create-app.ts';
import { OWN_LISTS } from './own-lists.ts';

test('every list that a page can name is shown by something, with its texts', async () => {
  const app = await createApp(
    {
      site: 'alcohol',
      language: 'en',
      settings: USUAL_SETTINGS,
      now: '2026-11-20T11:00:00Z',
    },
    async () => ({ status: 404, body: '{}' }),
    () => '',
  );
  for (const name of Object.keys(LIST_BLOCKS)) {
    const list = listBlock(`views_block:${name}`);
    if (!list) throw new Error(`${name} is no list`);
    if (tipsIn(list)) continue;
    expect(await OWN_LISTS[list]?.(app), name).toBeTypeOf('function');
    const slice = ['messages', 'diary', 'forum'].find((one) => name.startsWith(one)) ?? 'badges';
    expect(app.i18n.has(slice), name).toBe(true);
  }
});
