import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';

/** Writes an entry in the diary. */
export async function enter(client: TestClient): Promise<void> {
  await client.post('/node', {
    type: 'diary_entry',
    title: 'kanarie-titel',
    field_diary_body: '<p>kanarie-dagboek</p>',
    field_diary_entry_date: TEST_TODAY,
  });
}
