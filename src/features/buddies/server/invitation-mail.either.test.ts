import { describe, expect, test } from 'vitest';
import { dump } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { pairs } from './buddies.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { inviting } = pairs(server, mails);

describe('the mail with an invitation', () => {
  test('shows the mail before, word for word, and stores nothing', async () => {
    const { client, address } = await inviting('looks');
    const draft = { name: 'Bo', email: 'bo-looked-at@houvast.example' };
    const preview = (await client.post('/api/v1/buddy/invitation-preview', draft)).json;
    const sent = mails.to(address)[0]?.parsed.text ?? '';
    expect(preview).toMatchObject({ to: draft.email, subject: 'Een uitnodiging voor jou' });
    for (const part of [...preview.paragraphs, ...preview.links, ...preview.foot.slice(0, 2)])
      expect(sent).toContain(part);
    expect(await dump(server().connection.db)).not.toContain('looked-at');
  });

  test('reaches an address three times a day, whoever sends it, and nobody is told', async () => {
    const email = 'bo-popular@houvast.example';
    for (let nth = 0; nth < 5; nth += 1) {
      const client = await server().newcomer(`fan-${nth}`);
      await server().confirm(`fan-${nth}`);
      expect((await client.post('/buddy/add', { name: 'Bo', email })).status).toBe(200);
    }
    await server().runJob('deliver_mail');
    expect(mails.to(email)).toHaveLength(3);
  });

  test('is tried again when the mail server is busy, and given up when it refuses', async () => {
    const client = await server().newcomer('patient');
    await server().confirm('patient');
    const ask = (email: string) => client.post('/buddy/add', { name: 'Bo', email });
    mails.mood = 'busy';
    await ask('bo-later@houvast.example');
    await server().runJob('deliver_mail');
    mails.mood = 'kind';
    server().passSeconds(120);
    await server().runJob('deliver_mail');
    expect(mails.to('bo-later@houvast.example')).toHaveLength(1);
    mails.mood = 'refusesRecipient';
    await ask('bo-nobody@houvast.example');
    await server().runJob('deliver_mail');
    mails.mood = 'kind';
    server().passSeconds(86_400);
    await server().runJob('deliver_mail');
    expect(mails.to('bo-nobody@houvast.example')).toEqual([]);
  });

  test('hides a name that leads somewhere, and shows others as text', async () => {
    const client = await server().newcomer('spammer');
    await server().confirm('spammer');
    const { uid } = (await client.get('/user/me')).json;
    const renamed = (name: string) =>
      client.patch(`/user/${uid[0].value}`, { field_name: [{ value: name }] });
    const preview = async () =>
      (
        await client.post('/api/v1/buddy/invitation-preview', {
          name: '<b>Bo</b>'.replace('/', ''),
          email: 'bo@houvast.example',
        })
      ).json;
    await renamed('Win op win.example');
    expect((await preview()).text).not.toContain('win.example');
    expect((await preview()).text).toContain('Iemand die je kent werkt aan');
    await renamed('Sam & <i>');
    expect((await preview()).html).toContain('Sam &amp; &lt;i&gt; werkt aan');
    expect((await preview()).html).toContain('Hallo &lt;b&gt;Bo&lt;b&gt;,');
  });
});
