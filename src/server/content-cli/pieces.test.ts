import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LIST_BLOCKS } from '#domain/content/list-block.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { pageKind } from '#features/pages/server/page.ts';
import { isOn } from '#platform/content/localised.ts';
import { contentPath, contentText } from '#platform/content/reader.ts';
import { filesIn } from '#platform/content/source.ts';
import { SLICES } from '../slices.ts';
import { CONTENT_KINDS, READ_AT_START, readAllPieces } from './kinds.ts';
import { PIECES } from './pieces.testing.ts';
import { change, PAGE } from './replaced.testing.ts';

const privacy = 'pages/privacy.yaml';
const whole = contentText(privacy);

describe('the load stops with file, line and id for', () => {
  test.each<[string, string, string, string, string]>([
    ['a language less', 'badges.yaml', ', en: "Started" }', ' }', 'badges.email-confirmed.name.en: '],
    [
      'a badge of no milestone',
      'badges.yaml',
      'milestone: m-start',
      'milestone: m-x',
      'no milestone is called',
    ],
    [
      'an alert that publishes itself',
      'crisis-alerts.yaml',
      'published: false',
      'published: true',
      'holidays.published',
    ],
    [
      'an alert that shames',
      'crisis-alerts.yaml',
      'Upsetting news',
      'Clean',
      'event.title.en: the word "Clean"',
    ],
    ['a contact without name', 'contacts.yaml', '112 – immediate danger', ' ', 'emergency.label.en: '],
    [
      'a question twice',
      'pages/faq.yaml',
      'id: anonymous',
      'id: treatment',
      'faq.treatment.id: "treatment" is there twice',
    ],
    [
      'a message of no words',
      'messages.yaml',
      'Je hebt een badge gekregen. Die blijft van jou.',
      '""',
      'messages.badge_received.nl: ',
    ],
    [
      'a term that no site has',
      privacy,
      whole,
      `${PAGE}{key: x, type: text, body: {nl: "{{zzz}}", en: "x"}}]}]`,
      'there is no term {{zzz}} (on alcohol)',
    ],
    [
      'a paragraph of no kind',
      privacy,
      whole,
      `${PAGE}{key: x, type: essay}]}]`,
      'pages.a.paragraphs.x.type: ',
    ],
    [
      'a paragraph twice',
      privacy,
      whole,
      `${PAGE}{key: x, type: faq}, {key: x, type: faq}]}]`,
      'x.key: "x" is there twice',
    ],
    [
      'a paragraph that one site changes twice',
      privacy,
      whole,
      `${PAGE}{key: x, type: faq}], overrides: {poh: {paragraphs: [{key: x, title: {nl: a, en: a}}, {key: x}]}}}]`,
      'overrides.poh.paragraphs.x.key: "x" is there twice',
    ],
    [
      'a list that there is not',
      privacy,
      whole,
      `${PAGE}{key: x, type: block_reference, block: "views_block:tips-block_3"}]}]`,
      'x.block: there is no such list',
    ],
    [
      'a link to no page',
      privacy,
      whole,
      `${PAGE}{key: x, type: cta, label: {nl: a, en: a}, route: nowhere}]}]`,
      'x.route: ',
    ],
    [
      'a gap in a page',
      privacy,
      whole,
      `${PAGE}{key: x, type: text, body: {nl: "[x]", en: "x"}}]}]`,
      'paragraphs.x.body.nl: [x] has to be filled in',
    ],
    [
      'a term with a brace too few',
      privacy,
      whole,
      `${PAGE}{key: x, type: text, body: {nl: "Wil je {inf}?", en: "x"}}]}]`,
      'paragraphs.x.body.nl: a term has two braces on each side, unlike {inf}',
    ],
    [
      'half a change of one site',
      privacy,
      whole,
      `${PAGE}{key: x, type: faq}], overrides: {poh: {paragraphs: [{key: y, type: text}]}}}]`,
      'paragraphs.y.body: ',
    ],
  ])('%s', (_, path, from, to, message) => {
    const { told, line } = change(path, from, to);
    const found = told.find((mistake) => mistake.includes(message)) ?? told.join('\n');
    expect(found).toContain(message);
    expect(found).toContain(`content/${path}:${line} `);
  });

  test('a forum twice', () => {
    const text = contentText('forums.yaml');
    const [first, second] = [...text.matchAll(/\bid: [\w-]+/g)].map(([found]) => found);
    const { told, line } = change('forums.yaml', second ?? '', first ?? '');
    expect(told.join()).toContain(`content/forums.yaml:${line} `);
    expect(told.join()).toContain('is there twice');
  });

  test('two pages at one address', () => {
    const two = ['a', 'b'].map(
      (id) => `{id: ${id}, type: help, route: privacy, title: {nl: a, en: a}, paragraphs: []}`,
    );
    const { told } = change(privacy, whole, `pages: [${two.join(', ')}]`);
    expect(told).toContain(`content/${privacy} page/b: another page of alcohol has the route privacy`);
  });

  test('a page at an address that the product or another page already uses', () => {
    const at = (id: string, path: string) =>
      `{id: ${id}, type: basic_page, path: ${path}, title: {nl: a, en: a}, paragraphs: []}`;
    const { told } = change(
      privacy,
      whole,
      `pages: [${at('a', '/tips/iets')}, ${at('b', '/over')}, ${at('c', '/over')}]`,
    );
    expect(told).toContain(
      `content/${privacy} page/a: the product has a page of its own at that path /tips/iets`,
    );
    expect(told).toContain(`content/${privacy} page/c: another page of alcohol has the path /over`);
  });

  test.each(['/en/over', '/nl', '/api/over'])('a page at %s, which can never open', (path) => {
    const one = `{id: a, type: basic_page, path: ${path}, title: {nl: a, en: a}, paragraphs: []}`;
    expect(change(privacy, whole, `pages: [${one}]`).told).toEqual([
      `content/${privacy}:1 pages.a.path: a path begins with none of nl, en, api: leave the language out`,
    ]);
  });

  test('mistakes in several files at once', () => {
    const wrong = new Map([
      ['badges.yaml', '"Started"'],
      ['tips/poh.yaml', 'id: summarise'],
    ]);
    const read = () => readAllPieces((path) => contentText(path).replace(wrong.get(path) ?? '\u0000', '[x]'));
    expect(read).toThrow(/content\/tips\/poh[^]*content\/badges|content\/badges[^]*content\/tips\/poh/);
  });
});

/** The screens that show the page at their address. */
const SHOWING: ReadonlySet<string | null | undefined> = new Set([
  'pages/PageScreen',
  'onboarding/OnboardingScreen',
  'web/tour/TourScreen',
]);

describe('the content', () => {
  test('has an id and a known kind for every piece', () => {
    expect(new Set(PIECES.map(({ id }) => id)).size).toBe(PIECES.length);
    const kinds = new Set(PIECES.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(CONTENT_KINDS));
  });

  test('survives a round trip through its kind', () => {
    for (const { kind, content, id } of PIECES) {
      expect(kind.schema.parse(JSON.parse(JSON.stringify(content))), id).toEqual(content);
    }
  });

  test('can name the lists of the slices, each where its part of the product is', () => {
    const views = SLICES.flatMap((slice) => slice.views ?? []);
    for (const [name, feature] of Object.entries(LIST_BLOCKS)) {
      const found = views.find(({ view, display }) => `${view}-${display}` === name);
      expect(found, name).toBeDefined();
      expect(found?.feature ?? null, name).toBe(feature);
    }
  });

  test('publishes no alert by itself', () => {
    const alerts = PIECES.filter(({ kind }) => kind.name === 'crisis_alert');
    expect(alerts.length).toBeGreaterThanOrEqual(5);
    for (const { published } of alerts) expect(published).toBe(false);
  });

  test('has no page that nobody can read', () => {
    for (const { kind, content, id } of PIECES) {
      if (kind !== pageKind) continue;
      const { path, route } = pageKind.schema.parse(content);
      expect(path !== undefined || SHOWING.has(route && ROUTES[route].screen), id).toBe(true);
    }
  });

  test('has every page on the sites that its file names, and on no other', () => {
    const written = filesIn('pages')
      .filter((path) => path !== 'pages/faq.yaml')
      .flatMap((path) => (parse(contentText(path)) as { pages: { id: string; sites?: Site[] }[] }).pages);
    expect(written.length).toBeGreaterThan(0);
    for (const { id, sites } of written) {
      const variants = PIECES.filter(
        ({ kind, id: own }) => kind === pageKind && (own === `page/${id}` || own.endsWith(`/page/${id}`)),
      );
      const shown = variants.flatMap(({ site, content }) =>
        site ? [site] : SITES.filter((on) => isOn(pageKind.schema.parse(content).sites, on)),
      );
      expect(new Set(shown), id).toEqual(new Set(sites ?? SITES));
    }
  });
});

test('the guide names every file that is not loaded and waits for a start', () => {
  const loaded = new Set<string>();
  readAllPieces((path) => {
    loaded.add(path);
    return contentText(path);
  });
  const files = readdirSync(contentPath(''), { recursive: true, encoding: 'utf8' });
  const others = files.filter((name) => name.endsWith('.yaml') && !loaded.has(name));
  // No page uses these: they measure the phrases.
  expect(others.toSorted()).toEqual([...READ_AT_START, 'crisis-sentences.yaml'].toSorted());
  const guide = readFileSync(new URL('../../../docs/editing.md', import.meta.url), 'utf8');
  const [, named = ''] = /^Not loaded: (.*?)\. /ms.exec(guide) ?? [];
  expect([...named.matchAll(/`(.*?)`/g)].map(([, name]) => name)).toEqual(READ_AT_START);
});
