import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { launchedServer } from './launches.testing.ts';
import { launchWith } from './portal.testing.ts';

const { server, browser, tokenOf, uidAfter } = await launchedServer({ MULTILINGUAL: '0' });

test('with MULTILINGUAL=0 a launch leads to Dutch pages, also who chose English before', async () => {
  const sub = 'Patient/english';
  const uid = await uidAfter({ sub });
  await rowsOf(server().connection.db, `update account set language = 'en' where uid = ${uid}`);
  const launchedTo = async () => {
    const client = browser();
    const { location } = (await launchWith(client, await tokenOf({ sub }))).headers;
    expect((await client.get('/user/me')).json.preferred_langcode).toEqual([{ value: 'en' }]);
    return location;
  };
  expect(await launchedTo()).toBe('/registreren-hti?hti=1');
  const done = 'checklist_done_at = now(), registered_at = now()';
  await rowsOf(server().connection.db, `update sso_identity set ${done} where uid = ${uid}`);
  expect(await launchedTo()).toBe('/vandaag?hti=1');
});
