import type { TestClient } from './test-client.ts';

/** What somebody reads of their own account, days, answers and diary, as text. Tests look here whether a marker was entered at all. */
export async function ownData(client: TestClient): Promise<string> {
  const answers = await Promise.all(
    [
      '/user/me',
      '/registrations/overview',
      '/entity/view/exercise_answers/rest_export_1/results',
      '/entity/view/diary_overview/block_1/results',
    ].map((path) => client.get(path)),
  );
  return answers.map(({ text }) => text).join('\n');
}
