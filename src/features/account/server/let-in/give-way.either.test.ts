import { describe, expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { launchedPeople } from './launched.testing.ts';

const mails = await startedMailServer();
const { server, launch, registered } = await launchedPeople({ MAIL_URL: mails.url });

describe('an address that somebody without a password typed and did not confirm', () => {
  const linkIn = (address: string, nth: number) => {
    const text = mails.to(address).at(nth)?.parsed.text ?? '';
    const [, uid, timestamp, hash] = /valideer\/(\d+)\/(\d+)\/([\w-]+)/.exec(text) ?? [];
    return { uid, timestamp, hash };
  };
  const mailOf = async (client: TestClient) => (await client.get('/user/me')).json.mail[0].value;
  async function typedBy(name: string) {
    const client = await launch();
    const mail = `${name}@houvast.example`;
    expect((await client.post('/hti/register', { mail })).status).toBe(200);
    return { client, mail };
  }

  test('goes to whoever registers with it, with the mails and links to it', async () => {
    const { client, mail } = await typedBy('echte-eigenaar');
    await server().runJob('deliver_mail');
    const link = linkIn(mail, 0);
    server().passSeconds(61);
    await client.post('/send-validation-email', {});
    server().passSeconds(61);
    const owner = await server().newcomer('echte-eigenaar');
    expect(await mailOf(owner)).toBe(mail);
    expect(await mailOf(client)).toMatch(/^hti-[\w-]+@example\.com$/);
    await server().runJob('deliver_mail');
    expect(mails.to(mail), 'that which waited is not sent').toHaveLength(2);
    expect((await client.post('/validate-email', link)).status).toBe(403);
    expect((await owner.post('/validate-email', linkIn(mail, 1))).status).toBe(200);
    expect((await owner.get('/user/me')).json.field_validated_email).toEqual([{ value: true }]);
  });

  test('has all its mails of the day for whoever registers with it, whatever its typist asked for', async () => {
    const { client, mail } = await typedBy('veel-gevraagd');
    const forget = () => server().visitor('alcohol').post('/user/password', { mail });
    for (let asked = 0; asked < 2; asked += 1) {
      server().passSeconds(1);
      await client.post('/send-validation-email', {});
      await forget();
    }
    server().passSeconds(1);
    await forget();
    await server().runJob('deliver_mail');
    expect(mails.to(mail), 'three to confirm it, three without a link').toHaveLength(6);
    await server().newcomer('veel-gevraagd');
    server().passSeconds(1);
    await forget();
    await server().runJob('deliver_mail');
    const links = mails.to(mail).map(({ parsed }) => parsed.text?.match(/\/(valideer|user\/reset)\//)?.[1]);
    expect(new Set(links.slice(6))).toEqual(new Set(['valideer', 'user/reset']));
  });

  test('goes to another one who was let in', async () => {
    const { client, mail } = await typedBy('twee-keer');
    const other = await launch();
    expect((await other.post('/hti/register', { mail })).status).toBe(200);
    expect([await mailOf(other), await mailOf(client)]).toEqual([mail, expect.stringMatching(/^hti-/)]);
  });

  test('goes to whoever confirms it as their new one', async () => {
    const { client, mail } = await typedBy('nieuw-adres');
    const owner = await registered();
    await owner.patch('/zelfhulp-hti/update-user', { mail: [{ value: mail }] });
    await server().runJob('deliver_mail');
    expect((await owner.post('/validate-email', linkIn(mail, -1))).status).toBe(200);
    expect([await mailOf(owner), await mailOf(client)]).toEqual([mail, expect.stringMatching(/^hti-/)]);
  });

  test('stays with them once it is confirmed', async () => {
    const { client, mail } = await typedBy('bevestigt');
    await server().runJob('deliver_mail');
    expect((await client.post('/validate-email', linkIn(mail, 0))).status).toBe(200);
    await expect(server().newcomer('bevestigt')).rejects.toThrow('kan niet worden gebruikt');
    expect(await mailOf(client)).toBe(mail);
  });

  test('goes to one of two who register at once', async () => {
    const { mail } = await typedBy('tegelijk');
    const register = () =>
      server().visitor('alcohol').post('/user/register', { mail, pass: 'rustig-aan-2026', field_name: 'E' });
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
