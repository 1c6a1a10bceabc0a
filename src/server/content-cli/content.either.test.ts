import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contentEntity, contentText } from '#db/schema/content.ts';
import { namedTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { loadPieces } from '#platform/content/load.ts';
import { contentText as fileText } from '#platform/content/reader.ts';
import { until } from '../process/until.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { editText } from './edited.testing.ts';
import { changedFiles, loadAllContent, readAllPieces } from './kinds.ts';
import { PIECES } from './pieces.testing.ts';
import { readAllReplaced } from './replaced.testing.ts';

const server = sharedTestServer();
const db = () => server().connection.db;
const NOTHING = { added: [], changed: [], kept: [], removed: [], withdrawn: [] };
const TIPS = 'tips/alcohol.yaml';
const EXERCISES = 'exercises/shared.yaml';
const TIP = 'alcohol/tip/measure-glass';

const tips = async (language: Language = 'nl') => {
  const { json } = await server().visitor('alcohol', { language }).get('/entity/view/tips/block_1/results');
  return JSON.stringify(json.rows);
};
const rows = async () => [
  await db().select().from(contentEntity).orderBy(contentEntity.number),
  await db().select().from(contentText).orderBy(contentText.entity, contentText.language),
];
const load = (force: readonly string[] = []) =>
  loadPieces(db(), PIECES, { now: TEST_NOW, force: new Set(force) });
/** The content as the files would have it if one tip were different. */
const withOtherTip = (from: string, to: string) => {
  const text = fileText(TIPS);
  expect(text).toContain(from);
  return readAllReplaced(TIPS, text.replace(from, to));
};
const loadOther = (from: string, to: string) => loadPieces(db(), withOtherTip(from, to), { now: TEST_NOW });
const title = (id: string) => {
  const found = PIECES.find((piece) => piece.id === id);
  return namedTexts(found?.content, 'nl')['title'] ?? '';
};

describe('loading the files', () => {
  test('again changes nothing, even by several processes at once', async () => {
    const before = await rows();
    expect(before[0]?.length).toBeGreaterThan(300);
    const loadFiles = () => loadAllContent({ patientDb: db() }, TEST_NOW);
    expect(await Promise.all([loadFiles(), loadFiles()])).toEqual([NOTHING, NOTHING]);
    expect(await rows()).toEqual(before);
  });

  test('updates, adds and removes pieces to match them', async () => {
    const known = async (id: string) => {
      const [found] = await db().select().from(contentEntity).where(eq(contentEntity.id, id));
      return found && [found.number, found.uuid];
    };
    const before = await known(TIP);
    const other = await known('alcohol/tip/eat-first');
    const report = await loadOther(`"${title(TIP)}"`, '"Meten is weten"');
    expect(report).toEqual({ ...NOTHING, changed: [TIP] });
    await until('the new title shows', async () => (await tips()).includes('Meten is weten'));
    expect(await known(TIP)).toEqual(before);

    const fewer = PIECES.filter(({ id }) => id !== 'alcohol/tip/eat-first');
    expect(await loadPieces(db(), fewer, { now: TEST_NOW })).toEqual({
      ...NOTHING,
      changed: [TIP],
      removed: ['alcohol/tip/eat-first'],
    });
    expect(await known('alcohol/tip/eat-first')).toBeUndefined();
    expect(await load()).toEqual({ ...NOTHING, added: ['alcohol/tip/eat-first'] });
    expect(await known('alcohol/tip/eat-first'), 'what named it finds it again').toEqual(other);
    expect(await load()).toEqual(NOTHING);
  });

  test('leaves answers to a question that went, and lets the others be changed', async () => {
    const client = await server().newcomer('kept-answers');
    const answers = { reasons: ['slapen'], most_important: 'rust', better_life: 'wandelen' };
    const { json } = await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', ...answers });
    const path = `/webform_rest/s-my-reasons/submission/${json.sid}`;
    const text = fileText(EXERCISES);
    const without = text.replace(/ {6}- key: better_life\n(?: {8}.*\n)+/, '');
    expect(without.length).toBeLessThan(text.length);
    await loadPieces(db(), readAllReplaced(EXERCISES, without), { now: TEST_NOW });
    const refused = () => client.patch(path, { better_life: answers.better_life });
    await until('the question went', async () => (await refused()).status === 400);
    expect(await client.patch(path, { most_important: 'slaap' })).toMatchObject({ status: 200 });
    expect((await client.get(path)).json.data).toEqual({ ...answers, most_important: 'slaap' });
    expect((await client.patch(path, { reasons: [], most_important: '' })).status, 'nothing left').toBe(400);
    await load();
  });

  test('keeps and reports what an editor changed, unless asked to replace it', async () => {
    await editText(db(), TIP, 'title', 'Van de redactie');
    const kept = { ...NOTHING, kept: [`${TIP} (nl)`] };
    expect(await load()).toEqual(kept);
    expect((await loadOther(`"${title(TIP)}"`, '"Van het bestand"')).kept).toEqual(kept.kept);
    expect((await load(['alcohol/tip/eat-first'])).kept).toEqual(kept.kept);
    await until('the words of the editor show', async () => (await tips()).includes('Van de redactie'));
    expect(await load([TIP])).toEqual({ ...NOTHING, changed: [TIP] });
    await until('the words of the file show', async () => (await tips()).includes(title(TIP)));
    expect(await load()).toEqual(NOTHING);
  });

  test('with errors writes nothing', async () => {
    const before = await rows();
    expect(() => withOtherTip(`"${title(TIP)}"`, '"[nog te vullen]"')).toThrow(
      /content\/tips\/alcohol\.yaml:\d+ tips\.measure-glass\.title\.nl: \[nog te vullen\]/,
    );
    expect(await rows()).toEqual(before);
  });
});

describe('a text that an editor changed', () => {
  test('shows without a restart, in its language only', async () => {
    const english = await tips('en');
    await editText(db(), TIP, 'text', 'Dit staat er nu.');
    await until('it shows', async () => (await tips()).includes('Dit staat er nu.'));
    expect(await tips('en')).toBe(english);
    await load([TIP]);
  });

  test('shows in an exercise of its own site, both in its form and in the node', async () => {
    const [anna, tom] = [await server().login('Anna'), await server().login('Tom')];
    const path = '/get-webform-fields/alcohol/s-my-reasons';
    const id = 'alcohol/exercise/s-my-reasons';
    const node = (await anna.get('/get-program-node/alcohol')).headers['etag'] as string;
    await editText(db(), id, 'questions.reasons.title', 'Waarom eigenlijk?');
    await editText(db(), id, 'title', 'Redenen');
    await until('it shows', async () => (await anna.get(path)).text.includes('Waarom eigenlijk?'));
    const ofNode = async () => (await anna.get('/get-program-node/alcohol')).text;
    await until('the title shows as well', async () => (await ofNode()).includes('"Redenen"'));
    const changed = await anna.get('/get-program-node/alcohol', { headers: { 'if-none-match': node } });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('"Redenen"');
    expect((await tom.get('/get-webform-fields/gambling/s-my-reasons')).text).not.toContain('eigenlijk');
    await load([id]);
  });

  test('that cannot be parsed is skipped and reported by its id alone', async () => {
    await editText(db(), TIP, 'text', '   ');
    await editText(db(), TIP, 'title', 'Geheim concept');
    await until('it is told', () => server().log.includes(`unreadable ${TIP}`));
    await until('the words of the file show', async () => (await tips()).includes(title(TIP)));
    expect(server().log.join()).not.toContain('Geheim concept');
    await load([TIP]);
  });
});

describe('writing texts back to the files', () => {
  test('changes no file after a load', async () => {
    await load();
    expect(await changedFiles({ db: db() })).toEqual(new Map());
  });

  test('changes each kind of text in the place that holds it and nowhere else', async () => {
    const edits: readonly [id: string, name: string, language: Language, file: string][] = [
      [TIP, 'title', 'nl', 'tips/alcohol.yaml'],
      ['alcohol/exercise/a-safe-start', 'intro', 'en', 'exercises/alcohol.yaml'],
      ['cannabis/exercise/s-my-reasons', 'questions.reasons.title', 'nl', 'programs/cannabis.yaml'],
      ['cocaine/exercise/s-balance', 'questions.pro_use.title', 'nl', 'programs/cocaine.yaml'],
      ['gambling/exercise/s-my-reasons', 'questions.reasons.examples.0', 'nl', 'programs/gambling.yaml'],
      ['tobacco/phase/p2', 'title', 'nl', 'programs/tobacco.yaml'],
      ['gambling/program', 'end.text', 'en', 'programs/gambling.yaml'],
      ['cannabis/program', 'end.picture.alt', 'nl', 'programs/cannabis.yaml'],
      ['gambling/program', 'unlockInfo', 'nl', 'programs/gambling.yaml'],
      ['contact/emergency', 'when', 'nl', 'contacts.yaml'],
      ['onboarding-question/adult', 'q', 'en', 'onboarding/questions.yaml'],
      ['message/welcome', 'text', 'nl', 'messages.yaml'],
      ['crisis-alert/maintenance', 'body', 'nl', 'crisis-alerts.yaml'],
      ['badge/email-confirmed', 'name', 'nl', 'badges.yaml'],
    ];
    // Words of this test only: the text of a phase must keep its placeholder for the day.
    const words = 'Andere: woorden, "zo" {when}';
    for (const [id, name, language] of edits) await editText(db(), id, name, words, language);
    const files = await changedFiles({ db: db() });
    expect([...files.keys()].toSorted()).toEqual([...new Set(edits.map(([, , , file]) => file))].toSorted());
    const after = readAllPieces((path) => files.get(path) ?? fileText(path));
    const changed: string[] = [];
    for (const [index, before] of PIECES.entries()) {
      for (const language of LANGUAGES) {
        const said = namedTexts(before.content, language);
        for (const [name, text] of Object.entries(namedTexts(after[index]?.content, language))) {
          if (text === said[name]) continue;
          expect(text, before.id).toBe(words);
          changed.push(`${before.id} ${name} ${language}`);
        }
      }
    }
    expect(changed.toSorted()).toEqual(
      edits.map(([id, name, language]) => `${id} ${name} ${language}`).toSorted(),
    );
    expect(await loadPieces(db(), after, { now: TEST_NOW })).toMatchObject({
      added: [],
      kept: [],
      removed: [],
    });
    await load();
  });

  test('changes a page with terms as an override of one site', async () => {
    const page = PIECES.find(({ id }) => id === 'alcohol/page/privacy');
    const name = Object.keys(namedTexts(page?.content, 'nl')).find((text) => text.endsWith('.body')) ?? '';
    await editText(db(), 'alcohol/page/privacy', name, 'Dit geldt alleen hier.');
    const files = await changedFiles({ db: db() });
    expect([...files.keys()]).toEqual(['pages/privacy.yaml']);
    const after = readAllPieces((path) => files.get(path) ?? fileText(path));
    const text = (id: string) => namedTexts(after.find((piece) => piece.id === id)?.content, 'nl')[name];
    expect(text('alcohol/page/privacy')).toBe('Dit geldt alleen hier.');
    expect(text('tobacco/page/privacy')).toBe(namedTexts(page?.content, 'nl')[name]);
    await load(['alcohol/page/privacy']);
  });

  test('changes one option of a shared quiz and keeps the others', async () => {
    const quiz = PIECES.find(
      ({ id, content }) =>
        id.startsWith('cannabis/exercise/s-') && JSON.stringify(content).includes('"options"'),
    );
    const name =
      Object.keys(namedTexts(quiz?.content, 'nl')).find((text) => text.includes('.options.')) ?? '';
    await editText(db(), quiz?.id ?? '', name, 'Een andere keuze');
    const files = await changedFiles({ db: db() });
    const after = readAllPieces((path) => files.get(path) ?? fileText(path));
    expect(namedTexts(after.find(({ id }) => id === quiz?.id)?.content, 'nl')).toEqual({
      ...namedTexts(quiz?.content, 'nl'),
      [name]: 'Een andere keuze',
    });
    await load([quiz?.id ?? '']);
  });

  test('is refused where it would make the files invalid', async () => {
    await editText(db(), TIP, 'title', 'x'.repeat(61));
    await expect(changedFiles({ db: db() })).rejects.toThrow(/tips\.measure-glass\.title\.nl: 61 characters/);
    await load([TIP]);
  });
});
