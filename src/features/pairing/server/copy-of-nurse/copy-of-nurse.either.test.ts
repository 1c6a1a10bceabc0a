import { expect, test } from 'vitest';
import { CONSENT_KINDS, type PairingEnd } from '#domain/nurse/pairing.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { atTheDoor } from '#platform/clients/door.testing.ts';
import { withClient } from '#platform/clients/open-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import en from '../../text.en.json' with { type: 'json' };
import nl from '../../text.nl.json' with { type: 'json' };
import { pairWith } from '../pairing.testing.ts';

const server = sharedTestServer();

test('a copy of a nurse has her pairings and her looks, and nobody’s name', async () => {
  const guide = await nurse(server(), 'kopieert');
  const uid = await guide.uid();
  const [stays, leaves] = [await server().newcomer('blijft'), await server().newcomer('vertrekt', 'tobacco')];
  await pairWith(stays, guide);
  server().passSeconds(60);
  await pairWith(leaves, guide);
  const client = { uid: await stays.uid(), site: 'alcohol', look: 'exercises' } as const;
  await withClient(atTheDoor(server(), uid), client, async () => null);
  expect((await leaves.post('/unpair-user-poh-proxy')).status).toBe(200);

  const { 'data.json': json = '', 'index.html': page = '' } = await exportOf(server(), guide);
  const data = JSON.parse(json);
  const instant = expect.stringMatching(/^2026-11-20T.*Z$/);
  expect(data.nurse_pairings).toEqual([
    { site: 'tobacco', paired_at: instant, ended_at: instant, stopped_by: 'client' },
    { site: 'alcohol', paired_at: instant, ended_at: null, stopped_by: null },
  ]);
  expect(data.nurse_looks).toEqual([{ looked_at: instant, opened: 'exercises' }]);
  for (const word of ['Je koppelingen met cliënten', 'Wanneer je keek']) expect(page).toContain(word);
  for (const cell of ['Roken', 'Je cliënt', 'De oefeningen van een cliënt, met de antwoorden'])
    expect(page, cell).toContain(`<td>${cell}</td>`);
  expect(page).not.toMatch(/pairing:|dataset\.|column\./);
  expect(json + page).not.toMatch(/blijft|vertrekt/);

  const { 'data.json': other = '' } = await exportOf(server(), await nurse(server(), 'zonder'));
  expect(JSON.parse(other)).toMatchObject({ nurse_pairings: [], nurse_looks: [] });
  const { 'data.json': ofClient = '' } = await exportOf(server(), stays);
  for (const name of ['nurse_pairings', 'nurse_looks']) expect(JSON.parse(ofClient)).not.toHaveProperty(name);
});

test.each([
  ['Dutch', nl],
  ['English', en],
])('there are words for a nurse about every end and look in %s', (_, { stoppedBy, opened }) => {
  expect(Object.keys(stoppedBy)).toEqual(['client', 'nurse', 'expired'] satisfies PairingEnd[]);
  expect(Object.keys(opened)).toEqual(['list', ...CONSENT_KINDS]);
});
