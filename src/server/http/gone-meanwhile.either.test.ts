import { expect, test } from 'vitest';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();
const registration = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1 };

test('calls by someone whose account is being deleted are refused, and do not fail', async () => {
  for (const name of ['leaving', 'left', 'gone']) {
    const leaving = await server().newcomer(name);
    const mail = `${name}@houvast.example`;
    const phone = server().visitor('alcohol', { address: '127.1.2.1' });
    await phone.login(mail, NEWCOMER_PASSWORD);
    const late = server().visitor('alcohol', { address: '127.1.2.2' });
    const headers = { 'x-csrf-token': await phone.token() };
    const pass = [{ existing: NEWCOMER_PASSWORD }];
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      phone.send(method, path, body, { headers });

    let isGone = false;
    const deletion = leaving.post('/delete-user-account', { pass }).finally(() => {
      isGone = true;
    });
    const answers = [
      late.send('POST', '/user/login', { name: mail, pass: NEWCOMER_PASSWORD }),
      send('POST', '/api/v1/exports', { pass }),
    ];
    // One pair after the other, so that some run before the deletion, some during it and the last ones after it.
    for (let isLast = false; !isLast; ) {
      isLast = isGone;
      answers.push(send('POST', '/webform_rest/submit', registration));
      answers.push(send('PUT', `/api/v1/pauses/${TEST_TODAY}`, {}));
      await answers.at(-1);
    }
    expect((await deletion).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(403);
  }
});
