import { beforeAll, expect, test } from 'vitest';
import { DECIDED_ACTIONS } from '#domain/community/moderation/moderation.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import forumEn from '#features/forum/text.en.json' with { type: 'json' };
import forumNl from '#features/forum/text.nl.json' with { type: 'json' };
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import en from '../../text.en.json' with { type: 'json' };
import nl from '../../text.nl.json' with { type: 'json' };
import { decideOn, FAULT, reported, reportToQueue } from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
});

test('a copy has every decision about somebody’s texts, without an appeal too, and no moderator', async () => {
  const { writer, reader, nid, cid, item } = await reported(server(), 'besloten', moderator);
  await decideOn(moderator, item, { action: 'hide', ...FAULT });
  const [hiding] = (await moderator.get('/staff/v1/decisions')).json.rows;
  const fits = { rule: 'fits', reason: 'Dit kan toch.' };
  expect((await moderator.post(`/staff/v1/decisions/${hiding.id}/undo`, fits)).status).toBe(200);
  const next = await reportToQueue(moderator, reader, 'post', nid);
  await decideOn(moderator, next, { action: 'dismiss', rule: 'fits', reason: 'Hier is niets mee.' });

  const { 'data.json': json = '', 'index.html': page = '' } = await exportOf(server(), writer);
  const data = JSON.parse(json);
  const taken = { days: null, decided_at: expect.any(String), decision: expect.any(Number), undoes: null };
  const ofComment = { ...taken, kind: 'comment', target: cid };
  expect(data.moderation_decisions).toEqual([
    { ...ofComment, decision: hiding.id, action: 'hide', rule: FAULT.rule, decision_reason: FAULT.reason },
    { ...ofComment, undoes: hiding.id, action: 'undo', rule: 'fits', decision_reason: 'Dit kan toch.' },
    {
      ...taken,
      kind: 'post',
      target: nid,
      action: 'dismiss',
      rule: 'fits',
      decision_reason: 'Hier is niets mee.',
    },
  ]);
  expect(data.moderation_appeals).toEqual([]);
  for (const cell of ['reactie', 'verborgen', 'besluit teruggedraaid', 'laten staan', 'Dit kan toch.'])
    expect(page, cell).toContain(`<td>${cell}</td>`);
  expect(page).not.toMatch(/moderation:|dataset\.|column\.|<td>(?:undo|dismiss|fits)</);
  expect(json + page, 'whoever decided').not.toContain('Bakker');
  const others = JSON.parse((await exportOf(server(), reader))['data.json'] ?? '');
  expect(others.moderation_decisions).toEqual([]);
});

test('there are words for every decision in Dutch and English', () => {
  const all = [...DECIDED_ACTIONS].toSorted();
  expect(Object.keys({ ...forumNl.decisions.done, ...nl.done }).toSorted()).toEqual(all);
  expect(Object.keys({ ...forumEn.decisions.done, ...en.done }).toSorted()).toEqual(all);
});
