import { expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { launchedPeople } from './launched.testing.ts';

const { server, launch, registered } = await launchedPeople();

test('a copy has no address of somebody who gave none, and says by whom they are let in', async () => {
  const client = await registered('Patient/copied');
  const { mail } = (await client.get('/user/me')).json;
  const files = await exportOf(server(), client, { confirm: 'VERWIJDEREN' });
  const data = JSON.parse(files['data.json'] ?? '');
  expect(data.account).toMatchObject([{ mail: null, name: '', roles: 'client, sso_client' }]);
  expect(data.sso_identity).toMatchObject([
    {
      issuer: 'https://portal.example',
      subject: 'Patient/copied',
      checklist_done_at: expect.stringMatching(/Z$/),
      registered_at: expect.any(String),
    },
  ]);
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).not.toContain(mail[0].value);
    expect(text, name).not.toContain('@example.com');
  }
  const { 'index.html': page = '' } = files;
  expect(page).toContain('Deelnemer met een andere inlog');
  expect(page).toContain('Vragen vooraf beantwoord');
  // Like everything that somebody did not fill in.
  expect(page).toContain('<tr><td>Alcohol</td><td></td>');
});

test('a copy has the address that somebody gave, confirmed or not', async () => {
  const client = await launch();
  await client.post('/hti/register', { mail: 'gea@launched.example' });
  const files = await exportOf(server(), client, { confirm: 'VERWIJDEREN' });
  expect(JSON.parse(files['data.json'] ?? '').account).toMatchObject([
    { mail: 'gea@launched.example', mail_validated_at: null },
  ]);
});
