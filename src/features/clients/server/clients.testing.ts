import { pairWith } from '#features/pairing/server/pairing.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** Somebody new on the alcohol site, paired with this nurse. */
export async function pairedClient(server: TestServer, nurse: TestClient, name: string): Promise<TestClient> {
  const client = await server.newcomer(name);
  await pairWith(client, nurse);
  return client;
}

/** Answers the first exercise of the programme with these words. */
export async function answerExercise(client: TestClient, words: string) {
  const node = (await client.get('/get-program-node/alcohol')).json;
  const id: string = node.field_paragraphs[0].field_exercise[0].field_webform[0].target_id;
  const fields: Record<string, Record<string, unknown>> = (
    await client.get(`/get-webform-fields/alcohol/${id}`)
  ).json;
  const data = Object.fromEntries(
    Object.entries(fields).map(([key, element]) => [key, answerTo(element, words)]),
  );
  const answer = await client.post('/webform_rest/submit', { webform_id: id, ...data });
  if (answer.status !== 200) throw new Error(`Not answered: ${answer.text}`);
  return { id, data };
}

function answerTo(element: Record<string, unknown>, words: string): string | string[] {
  if (element['#type'] === 'checkboxes') return Object.keys(Object(element['#options'])).slice(0, 1);
  if (element['#scale']) return '7';
  if (element['#multiple'] === false) return words;
  return Array.from({ length: Number(element['#multiple__min_items'] ?? 1) }, () => words);
}
