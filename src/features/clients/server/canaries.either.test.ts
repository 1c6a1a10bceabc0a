import { beforeAll, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { categoryOf, commentBy, nidOf, postBy } from '#features/forum/server/forum.testing.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { pairWith } from '#features/pairing/server/pairing.testing.ts';
import { routes } from '#server/routes.ts';
import { SLICES } from '#server/slices.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import { answerExercise } from './clients.testing.ts';

// What a nurse never receives (settled: nurse), over every byte of every answer and page that she gets.

const server = sharedTestServer({}, unbuiltPages(renderPage));
let her: TestClient;
let client: TestClient;
let uid: number;

const CANARIES = {
  note: 'kanarie-notitie',
  nickname: 'Kanarievogel',
  diary: 'kanarie-dagboek',
  buddy: 'kanarie-maatje',
  draft: 'kanarie-concept',
  archived: 'kanarie-archief',
  post: 'kanarie-forum',
  comment: 'kanarie-reactie',
  pause: 'holiday_kanarie',
  device: 'kanarie-toestel',
  mail: 'kees@houvast.example',
  message: '',
};
const KEPT = 'antwoord-van-nu';
let exercise = '';
let post = 0;
let comment = 0;
let entry = 0;

beforeAll(async () => {
  her = await nurse(server(), 'kanarie');
  client = await server().newcomer('Kees', 'alcohol');
  await server().confirm('Kees');
  uid = await client.uid();
  const day = server().clock.today();
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    expect(status, text).toBeLessThan(300);
  };
  await answerExercise(client, CANARIES.archived);
  await done(client.post('/reset-progress'));
  const [message] = (await client.get('/entity/view/messages/block_1/results')).json.rows;
  CANARIES.message = message.uuid[0].value;
  const { id, data } = await answerExercise(client, KEPT);
  exercise = id;
  await done(
    client.post('/api/push-notification-token', {
      pushNotificationToken: `ExponentPushToken[${CANARIES.device}]`,
    }),
  );
  const draft = JSON.parse(JSON.stringify(data).replaceAll(KEPT, CANARIES.draft));
  await done(client.put(`/api/v1/drafts/${id}`, { data: draft }));
  await done(
    client.post('/webform_rest/submit', {
      webform_id: 'daily_registration',
      registration_date: day,
      amount: 2,
      craving: 8,
      note: CANARIES.note,
    }),
  );
  await rowsOf(
    server().connection.db,
    `insert into pause_day (uid, day, reason, created_at) values (${uid}, '${day}', '${CANARIES.pause}', now())`,
  );
  await done(client.patch(`/user/${uid}`, { field_nickname: [{ value: CANARIES.nickname }] }));
  post = await postBy(client, await categoryOf(server()), {
    title: [{ value: CANARIES.post }],
    body: [{ value: `<p>${CANARIES.post}</p>` }],
  });
  comment = await commentBy(client, post, { field_body: [{ value: `<p>${CANARIES.comment}</p>` }] });
  const text = (value: string) => [{ value: `<p>${value}</p>`, format: 'poor_text' }];
  entry = nidOf(
    await client.post('/node', {
      type: 'diary_entry',
      title: [{ value: CANARIES.diary }],
      field_diary_body: text(CANARIES.diary),
      field_diary_entry_date: [{ value: day }],
    }),
  );
  await done(client.post('/buddy/add', { name: CANARIES.buddy, email: 'maatje-kanarie@houvast.example' }));
});

/** What she fills in for a part of an address: what is the client's, wherever they have something. */
const PARTS = (): Readonly<Record<string, readonly (string | number)[]>> => ({
  '*': [`client/alcohol/${uid}`],
  ':domain': ['alcohol', 'tobacco'],
  ':client': ['alcohol'],
  ':uid': [uid],
  ':nid': [post, entry],
  ':cid': [comment],
  ':tid': [1],
  ':webform_id': [exercise],
  ':webformId': [exercise],
  ':uuid': [CANARIES.message],
  ':id': [CANARIES.message],
  ':timestamp': [1],
  ':hash': ['x'],
});

function filledIn(path: string): readonly string[] {
  const parts = PARTS();
  const fill = (part: string) => {
    const known = parts[part] ?? (part.startsWith(':') ? undefined : [part]);
    if (!known) throw new Error(`Nothing is known to fill in for ${part} of ${path}`);
    return known;
  };
  return path
    .slice(1)
    .split('/')
    .reduce((begun, part) => begun.flatMap((before) => fill(part).map((one) => `${before}/${one}`)), ['']);
}

const isList = (path: string) => path.startsWith('/entity/view/');
/** Everything that she can request, including what she is refused. */
const ADDRESSES = () => [
  ...routes.flatMap(({ endpoint: { method, path } }) =>
    method === 'GET' && !isList(path) ? filledIn(path) : [],
  ),
  ...SLICES.flatMap(({ views = [] }) => views).map(
    ({ view, display }) => `/entity/view/${view}/${display}/results`,
  ),
  `/get-client-daily-registrations/alcohol/${uid}?page=x`,
];

/** What she can do, including what she is refused. */
const ACTS = () => [
  her.post('/api/v1/pairing-code'),
  her.post('/api/v1/client-invitation-preview', {
    first_name: 'An',
    email_address: CANARIES.mail.replace('kees', 'an'),
    domain: 'alcohol',
  }),
  her.post('/proxy/pair-poh', { pairing_code: 'ZZZZZZ' }),
  her.post('/webform_rest/submit', { webform_id: exercise }),
  her.put(`/api/v1/drafts/${exercise}`, { data: {} }),
  her.patch(`/user/${uid}`, { field_nickname: [{ value: 'Zij' }] }),
];

const PAGES = () => [
  '/clienten',
  `/client/alcohol/${uid}`,
  `/client/alcohol/${uid}/afdrukken`,
  '/account/gegevens',
  '/dagboek',
];

async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const address of ADDRESSES()) {
    const { headers, text } = await her.get(address);
    parts.push(JSON.stringify(headers), text);
  }
  for (const { headers, text } of await Promise.all(ACTS())) parts.push(JSON.stringify(headers), text);
  for (const url of PAGES()) {
    const cookie = her.cookie ?? '';
    const page = await server().app.inject({ url, headers: { host: 'poh.localhost:3000', cookie } });
    parts.push(JSON.stringify(page.headers), page.body);
  }
  return parts.join('\n').toLowerCase();
}

async function expectNoCanary(): Promise<string> {
  const seen = await everything();
  for (const [what, canary] of Object.entries(CANARIES))
    expect(seen, what).not.toContain(canary.toLowerCase());
  expect(seen).not.toContain('"craving"');
  expect(seen).not.toContain('"note"');
  expect(seen).not.toContain('maatje-kanarie');
  return seen;
}

test('nothing before she is paired', async () => {
  const seen = await expectNoCanary();
  expect(seen).not.toContain(KEPT);
  expect(seen).not.toContain('kees');
});

test('only what is shared while she is', async () => {
  await pairWith(client, her);
  const seen = await expectNoCanary();
  expect(seen).toContain(KEPT);
  expect(seen).toContain('kees');
  const copy = Object.values(await exportOf(server(), her))
    .join('\n')
    .toLowerCase();
  for (const [what, canary] of Object.entries({ ...CANARIES, KEPT }))
    expect(copy, `her copy: ${what}`).not.toContain(canary.toLowerCase());
});

test('nothing once it has ended, and only what is shared when paired again', async () => {
  await client.post('/unpair-user-poh-proxy');
  const seen = await expectNoCanary();
  expect(seen).not.toContain(KEPT);
  await pairWith(client, her);
  expect(await expectNoCanary()).toContain(KEPT);
});
