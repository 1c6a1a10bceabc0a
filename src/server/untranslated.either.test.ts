import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contentEntity, contentText } from '#db/schema/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { categoryOf } from '#features/forum/server/forum.testing.ts';
import { loadPieces } from '#platform/content/load.ts';
import { publish } from '#platform/content/publish.ts';
import { editTexts } from './content-cli/edited.testing.ts';
import { PIECES } from './content-cli/pieces.testing.ts';
import { until } from './process/until.ts';
import type { TestClient } from './testing/test-client.ts';
import { TEST_NOW } from './testing/test-environment.ts';
import { sharedTestServer } from './testing/test-server.ts';

const server = sharedTestServer();
const db = () => server().connection.db;

/** Removes all texts of a piece in one language. */
async function removeTexts(id: string, language: Language): Promise<void> {
  const [found] = await db()
    .select({ number: contentEntity.number })
    .from(contentEntity)
    .where(eq(contentEntity.id, id));
  if (!found) throw new Error(`There is no ${id}`);
  await db()
    .delete(contentText)
    .where(and(eq(contentText.entity, found.number), eq(contentText.language, language)));
}

type Said = { readonly title: string; readonly body: string; readonly langcode: Language };

/** One piece of each kind that people read: its id, one of its texts, and how it is read. */
const KINDS: readonly [
  kind: string,
  id: string,
  text: string,
  read: (language: Language) => Promise<Said>,
][] = [
  [
    'a page',
    'alcohol/page/privacy',
    'title',
    async (language) => nodeOf(await json(language, '/privacy'), 'field_paragraphs'),
  ],
  [
    'a tip',
    'alcohol/tip/measure-glass',
    'text',
    async (language) => {
      const { rows } = await json(language, '/entity/view/tips/block_1/results');
      return nodeOf(rows[0], 'field_text');
    },
  ],
  [
    'a question',
    'faq/forgotten-day',
    'answer',
    async (language) => {
      const all = (await json(language, '/api/v1/faq')) as {
        id: string;
        question: string;
        answer: string;
        langcode: Language;
      }[];
      const found = all.find(({ id }) => id === 'forgotten-day');
      return { title: found?.question ?? '', body: found?.answer ?? '', langcode: found?.langcode ?? 'en' };
    },
  ],
  [
    'an alert',
    'crisis-alert/holidays',
    'body',
    async (language) => (await json(language, '/api/v1/crisis-alerts'))[0],
  ],
  [
    'a contact',
    'contact/emergency',
    'when',
    async (language) => {
      const [{ name, when, langcode }] = await json(language, '/api/v1/contacts');
      return { title: name, body: when, langcode };
    },
  ],
  [
    'a question of the checklist',
    'onboarding-question/adult',
    'help',
    async (language) => {
      const all = (await json(language, '/api/v1/onboarding')) as {
        id: string;
        text: string;
        help: string;
        langcode: Language;
      }[];
      const found = all.find(({ id }) => id === 'adult');
      return { title: found?.text ?? '', body: found?.help ?? '', langcode: found?.langcode ?? 'en' };
    },
  ],
  [
    'a phase',
    'alcohol/phase/p1',
    'intro',
    async (language) => paragraphOf((await programme(language)).field_paragraphs[0]),
  ],
  [
    'an exercise',
    'alcohol/exercise/s-my-reasons',
    'intro',
    async (language) => {
      const [{ field_exercise: exercises }] = (await programme(language)).field_paragraphs;
      return paragraphOf(
        exercises.find((found: { field_webform: [{ target_id: string }] }) => {
          return found.field_webform[0].target_id === 's-my-reasons';
        }),
      );
    },
  ],
  [
    'a badge',
    'badge/email-confirmed',
    'description',
    async (language) => inList(language, 'badges', 'email-confirmed'),
  ],
  [
    'a milestone',
    'milestone/m-start',
    'description',
    async (language) => inList(language, 'milestones', 'm-start'),
  ],
  [
    'a message',
    'message/welcome',
    'text',
    async (language) => {
      const { rows } = await own(language, '/entity/view/messages/block_1/results');
      const { text, langcode } = rows.at(-1);
      return { title: '', body: text[0].value, langcode: langcode[0].value };
    },
  ],
  [
    'a category of the forum',
    'forum/hard-moments',
    'description',
    async (language) => {
      const tid = await categoryOf(server());
      const { name, description, langcode } = await own(language, `/api/v1/forum/categories/${tid}`);
      return { title: name, body: description, langcode };
    },
  ],
];

const readers: Partial<Record<Language, Promise<TestClient>>> = {};
/** As somebody with an account reads it. */
async function own(language: Language, path: string) {
  readers[language] ??= server().newcomer(`reads-${language}`, 'alcohol', { language });
  return (await (await readers[language]).get(path)).json;
}
const programme = (language: Language) => own(language, '/get-program-node/alcohol');
const paragraphOf = ({ field_title, field_intro, langcode }: Record<string, { value: never }[]>): Said => ({
  title: field_title?.[0]?.value ?? '',
  body: field_intro?.[0]?.value ?? '',
  langcode: langcode?.[0]?.value ?? 'en',
});
async function inList(language: Language, view: string, id: string): Promise<Said> {
  const { rows } = await own(language, `/entity/view/${view}/block_1/results`);
  const { name, description, langcode } = rows.find((row: { id: string }) => row.id === id);
  return { title: name, body: description, langcode };
}

const json = async (language: Language, path: string) =>
  (await server().visitor('alcohol', { language }).get(path)).json;
const nodeOf = (
  node: { title: { value: string }[]; langcode: { value: Language }[] } & Record<string, unknown>,
  body: string,
): Said => ({
  title: node.title[0]?.value ?? '',
  body: JSON.stringify(node[body]).replaceAll(/"(target_id|pid)":\d+/g, ''),
  langcode: node.langcode[0]?.value ?? 'en',
});

describe.each(KINDS)('%s', (_, id, text, read) => {
  test('without a translation is shown in Dutch in English too, and says so', async () => {
    const publishAlert = async () => {
      if (id.startsWith('crisis-alert/')) await publish(db(), id, TEST_NOW);
    };
    await publishAlert();
    await until('it is there', async () => (await read('en'))?.langcode === 'en');
    const [dutch, english] = [await read('nl'), await read('en')];
    expect(dutch.langcode).toBe('nl');
    expect(english.body).not.toBe(dutch.body);

    // One missing text: half of each language would be neither.
    await editTexts(db(), id, 'en', (texts) => {
      expect(texts).toHaveProperty([text]);
      return { ...texts, [text]: ' \n' };
    });
    await until('it is Dutch', async () => (await read('en')).langcode === 'nl');
    expect(await read('en')).toEqual(dutch);
    expect(await read('nl')).toEqual(dutch);

    await editTexts(db(), id, 'en', (texts) => ({ ...texts, [text]: 'Something' }));
    await until('it is English', async () => (await read('en')).langcode === 'en');
    expect(await read('en')).not.toEqual(dutch);

    await removeTexts(id, 'en');
    await until('it is Dutch again', async () => (await read('en')).langcode === 'nl');
    expect(await read('en')).toEqual(dutch);

    await loadPieces(db(), PIECES, { now: TEST_NOW, force: new Set([id]) });
    await publishAlert();
    await until('the translation of the files is back', async () => (await read('en'))?.langcode === 'en');
    expect(await read('en')).toEqual(english);
    expect(server().log.filter((line) => line.startsWith('unreadable'))).toEqual([]);
  });
});
