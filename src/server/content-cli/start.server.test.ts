import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentEntity, contentLoad, contentRemoved, contentText } from '#db/schema/content.ts';
import { loadPieces } from '#platform/content/load.ts';
import type { Piece } from '#platform/content/source.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { loadAllContent, loadChangedContent } from './kinds.ts';
import { PIECES } from './pieces.testing.ts';

const server = sharedTestServer();
const db = () => server().connection.db;
const start = () => loadChangedContent({ patientDb: db() }, TEST_NOW);
const NOTHING = { added: [], changed: [], kept: [], removed: [], withdrawn: [] };
const TIP = 'alcohol/tip/measure-glass';

const textOfTip = () =>
  and(
    eq(contentText.language, 'nl'),
    eq(
      contentText.entity,
      sql`(select ${contentEntity.number} from ${contentEntity} where ${contentEntity.id} = ${TIP})`,
    ),
  );
const shown = async () => (await db().select().from(contentText).where(textOfTip()))[0]?.texts['title'];
const edit = () =>
  db()
    .update(contentText)
    .set({ texts: sql`jsonb_set(${contentText.texts}, '{title}', '"Van de redactie"')` })
    .where(textOfTip());

beforeEach(async () => {
  await loadAllContent({ patientDb: db() }, TEST_NOW, new Set([TIP]));
});

test('reads no file if the last load matches the files, and keeps the texts of editors', async () => {
  await edit();
  expect(await start()).toBeNull();
  expect(await shown()).toBe('Van de redactie');
});

test('loads the files if they differ from the last load, once among two servers that start together', async () => {
  const others = PIECES.filter(({ id }) => id !== TIP);
  await loadPieces(db(), others, { now: TEST_NOW, fingerprint: 'of other files' });
  const reports = await Promise.all([start(), start()]);
  expect(reports.map((report) => report?.added)).toContainEqual([TIP]);
  expect(reports.flatMap((report) => report?.added ?? [])).toEqual([TIP]);
  expect(await start()).toBeNull();
});

test('removes once more what a release that keeps no list of it had brought back, and knows its first number', async () => {
  const known = () => db().select().from(contentEntity).where(eq(contentEntity.id, TIP));
  const [tip] = await known();
  if (!tip) throw new Error(`There is no ${TIP}`);
  const others = PIECES.filter(({ id }) => id !== TIP);
  await loadPieces(db(), others, { now: TEST_NOW });
  const { number, uuid, ...piece } = tip;
  await db().insert(contentEntity).values(piece);
  expect(await loadPieces(db(), others, { now: TEST_NOW })).toEqual({ ...NOTHING, removed: [TIP] });
  expect(await start()).toEqual({ ...NOTHING, added: [TIP] });
  expect(await known()).toEqual([expect.objectContaining({ number, uuid })]);
  expect(await db().select().from(contentRemoved)).toEqual([]);
});

test('keeps what an editor changed even if the files changed too', async () => {
  await edit();
  await db().update(contentLoad).set({ fingerprint: 'of other files' });
  expect(await start()).toEqual({ ...NOTHING, kept: [`${TIP} (nl)`] });
  expect(await shown()).toBe('Van de redactie');
  expect(await start()).toBeNull();
});

test('does not mistake a load that failed half-way for a finished one', async () => {
  const [first, ...others] = PIECES as [Piece, ...Piece[]];
  const twice = { ...first, id: 'alcohol/tip/twice' };
  await db().update(contentLoad).set({ fingerprint: 'of other files' });
  const failing = loadPieces(db(), [...others, twice, twice], {
    now: TEST_NOW,
    fingerprint: 'of these files',
  });
  await expect(failing).rejects.toThrow('content_entity');
  expect(await db().select().from(contentLoad)).toEqual([{ fingerprint: 'of other files' }]);
  expect(await start()).toEqual(NOTHING);
  expect(await start()).toBeNull();
});
