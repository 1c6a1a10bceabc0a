import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exerciseSubmission } from '#db/schema/programme.ts';
import { loadContent } from '#features/programme/server/authoring/load.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { pairs } from '../buddies.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { accepted } = pairs(server, mails);

test('the weekly mail names no phase once the programme was completed', async () => {
  const { client, id } = await accepted('completed');
  const registration_date = server().clock.today();
  await client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date,
    amount: 0,
  });
  const preview = async (): Promise<string> =>
    (await client.get(`/api/v1/buddy-updates/preview?buddy_id=${id}`)).json.text;
  expect(await preview()).toContain('completed is nu bij fase 1');
  const phases = loadContent().programmes.get('alcohol')?.phases ?? [];
  const [uid, at] = [await client.uid(), server().clock.now()];
  const done = { uid, revision: 1, createdAt: at, changedAt: at };
  await server()
    .connection.db.insert(exerciseSubmission)
    .values(
      phases.flatMap(({ exercises }) =>
        exercises.map((one) => ({ ...done, uuid: randomUUID(), webformId: one.id })),
      ),
    );
  expect(await preview()).toContain('Ingevulde dagen vorige week: 1.');
  expect(await preview()).not.toContain('fase');
});
