import { describe, expect, test } from 'vitest';
import { changedText, mistakesIn } from '#platform/content/mistakes.testing.ts';
import { contentText } from '#platform/content/reader.ts';
import { loadContent } from './load.ts';

/** The mistakes reported to editors after one change to a file, and the line where that change begins. */
function change(path: string, from: string, to: string): { told: string[]; line: number } {
  const { text, line } = changedText(path, from, to);
  return { told: mistakesWith(path, text), line };
}

function mistakesWith(path: string, text: string): string[] {
  return mistakesIn(() => loadContent((asked) => (asked === path ? text : contentText(asked))));
}

/** The mistake with this message if it starts with the right place, otherwise all of them, for a readable failure. */
function naming(told: readonly string[], place: string, message: string) {
  const found = told.find((mistake) => mistake.includes(message));
  return found?.startsWith(place) ? found : told.join('\n');
}

const shared = 'exercises/shared.yaml';
const alcohol = 'exercises/alcohol.yaml';
const tobacco = 'programs/tobacco.yaml';
const gambling = 'programs/gambling.yaml';
const words = 'terms/cocaine.yaml';

describe('loading fails with file, line and id for', () => {
  test.each<[string, string, string, string, string]>([
    ['a missing language', shared, ', en: "My reasons"', '', 's-my-reasons.title.en: '],
    ['an empty text', shared, '"My reasons"', '" "', 's-my-reasons.title.en: here is no text'],
    ['an unknown icon', shared, 'icon: compass', 'icon: bottle', 's-my-reasons.icon: '],
    ['an unknown picture', 'programs/_phases.yaml', 'image: path', 'image: bottle', 'end.picture.image: '],
    ['an unknown kind', shared, 'kind: list', 'kind: essay', 's-my-reasons.questions.reasons.kind: '],
    ['an unknown field', shared, 'maxlength', 'maxlenght', 'questions.most_important.maxlenght: '],
    [
      'an option with a word as its id',
      shared,
      'id: a\n',
      'id: rest\n',
      'id: the id of an option is one letter',
    ],
    [
      'an exercise twice',
      shared,
      'id: s-balance',
      'id: s-my-reasons',
      's-my-reasons.id: "s-my-reasons" is there twice',
    ],
    ['one exercise twice', alcohol, 'id: a-life', 'id: s-chain', 's-chain.id: "s-chain" is there twice'],
    [
      'a question twice',
      shared,
      'key: better_life',
      'key: reasons',
      'reasons.key: "reasons" is there twice (on alcohol)',
    ],
    [
      'an unknown term',
      shared,
      '{{verandering}}',
      '{{x}}',
      'reasons.title.nl: there is no term {{x}} (on tobacco)',
    ],
    [
      'an exercise that keeps nothing, with something to write',
      shared,
      '    icon: compass\n',
      '    keepsNothing: true\n    icon: compass\n',
      's-my-reasons.keepsNothing: an exercise that keeps nothing has quizzes only',
    ],
    ['a gap to fill in', shared, 'My reasons', 'My [x]', 's-my-reasons.title.en: [x] has to be filled in'],
    [
      'a word that shames',
      'tips/naasten.yaml',
      'nl: "Eén ding',
      'nl: "Clean ding',
      'one-thing-for-you.title.nl: the word "Clean"',
    ],
    [
      'a tip without a title',
      'tips/gambling.yaml',
      '  - id: block-messages\n    title: { nl: "Zet de berichten uit", en: "Turn the messages off" }\n',
      '  - id: block-messages\n',
      'block-messages.title: ',
    ],
    [
      'a title of a tip that is too long',
      'tips/tobacco.yaml',
      '"Wait five minutes"',
      `"${'x'.repeat(61)}"`,
      'wait-five-minutes.title.en: 61 characters, at most 60',
    ],
    [
      'a tip twice',
      'tips/poh.yaml',
      'summarise',
      'ask-permission',
      'ask-permission.id: "ask-permission" is there twice',
    ],
    ['a term that is none', words, '  trek:', '  trak: "x"\n  trek:', 'nl.trak: '],
    ['a term to fill in', words, '"cocaïne gebruiken"', '"[x]"', 'nl.inf: [x] has to be filled in'],
    [
      'a provider to fill in',
      'provider.yaml',
      '"onze organisatie"',
      '"[naam]"',
      'nl.aanbieder: [naam] has to be',
    ],
    ['a phase more', tobacco, '  p6:', '  p7: { exercises: [t-life] }\n  p6:', 'phases.p7: '],
    [
      'a title that is too long',
      'programs/naasten.yaml',
      'Fase 1 –',
      'x'.repeat(61),
      'phases.p1.title.nl: 74 characters, at most 60',
    ],
    [
      'a title of all sites',
      'programs/_phases.yaml',
      'Fase 2 –',
      'x'.repeat(61),
      'p2.title.nl: 69 characters',
    ],
    [
      'an exercise that nobody wrote',
      gambling,
      'g-facts',
      'g-fact',
      'phases.p1.exercises.3: no exercise is called "g-fact"',
    ],
    [
      'an exercise of another site',
      gambling,
      'g-facts',
      'a-facts',
      'no exercise is called "a-facts" (on gambling)',
    ],
    [
      'an exercise twice in a programme',
      gambling,
      's-letter',
      's-chain',
      'end.exercises.0: "s-chain" is there twice',
    ],
    [
      'a change of nothing',
      'programs/cocaine.yaml',
      '  s-thoughts:',
      '  s-thought:',
      'overrides.s-thought: "s-thought" is not in',
    ],
  ])('%s', (_, path, from, to, message) => {
    const { told, line } = change(path, from, to);
    const place = `content/${path}:${line} `;
    expect(naming(told, place, message)).toContain(place);
    expect(naming(told, place, message)).toContain(message);
  });

  test.each<[string, string, RegExp, string]>([
    [
      'a quiz without a right answer',
      alcohol,
      /(?<=options:[^]*)correct: true/g,
      ':17 exercises.a-facts.questions.q1.options: a quiz has',
    ],
    ['a term that a site lacks', words, /  trek: .*\n/, ':2 nl.trek: '],
    ['a fact of the provider less', 'provider.yaml', /  telefoon: .*\n/, ':4 nl.telefoon: '],
    [
      'a fact of the provider in English',
      'provider.yaml',
      /(?<=provider: )".*"/,
      ':16 en.provider: it is filled in in',
    ],
    ['a phase less', tobacco, /  p6:\n.*\n/, ':3 phases.p6: '],
  ])('%s, where it is missing', (_, path, from, message) => {
    const text = contentText(path);
    const told = mistakesWith(path, text.replace(from, from.global ? 'correct: false' : ''));
    expect(told.join('\n')).toContain(`content/${path}${message}`);
  });

  test('every mistake that can be found in one run', () => {
    const text = contentText(shared).replace('My reasons', 'My [reasons]').replace('The balance', 'Clean');
    expect(mistakesWith(shared, text).join()).toMatch(/s-my-reasons\.title\.en[^]*s-balance\.title\.en/);
  });
});

describe('a mistake in an override is reported in the file of the site', () => {
  const rulers = (lines: string) => `overrides:\n  s-rulers:\n${lines}`;
  test.each([
    ['a text', '    intro: { nl: "Geef {{cijfer}}" }', 2, 'intro.nl: there is no term {{cijfer}}'],
    [
      'a question it changes',
      '    questions:\n      - { key: confidence, help: { nl: "clean", en: "x" } }',
      3,
      'questions.confidence.help.nl: the word "clean"',
    ],
    [
      'a question it changes twice',
      '    questions:\n      - { key: confidence, help: { nl: "a" } }\n      - { key: confidence, title: { nl: "b" } }',
      4,
      'questions.confidence.key: "confidence" is there twice',
    ],
    ['a question it adds', '    questions:\n      - { key: more, kind: text }', 3, 'questions.more.title: '],
    [
      'a question it renames',
      '    questions:\n      - { key: confidance, title: { nl: "x", en: "y" } }',
      3,
      'questions.confidance.kind: ',
    ],
    ['an unknown field', '    tite: { nl: "x", en: "y" }', 2, 'tite: '],
    [
      'a placeholder beside examples to tap',
      '    questions:\n      - { key: importance, placeholder: { nl: "x", en: "y" }, examples: [{ nl: "x", en: "y" }] }',
      3,
      'questions.importance: examples to tap',
    ],
    ['half an ending', '    outro: { nl: "x" }', 2, 'outro.en: '],
  ])('%s', (_, lines, below, message) => {
    const { told, line } = change(tobacco, 'overrides:', rulers(lines));
    expect(told.join('\n')).toContain(`content/${tobacco}:${line + below} overrides.s-rulers.${message}`);
  });

  test('an override may change one language of one question only', () => {
    const changed = rulers('    questions:\n      - { key: importance, title: { nl: "Hoe graag?" } }');
    const text = contentText(tobacco).replace('overrides:', changed);
    const { programmes } = loadContent((path) => (path === tobacco ? text : contentText(path)));
    const titles = (site: 'tobacco' | 'alcohol') =>
      programmes
        .get(site)
        ?.phases[0]?.exercises.find(({ id }) => id === 's-rulers')
        ?.questions.map(({ title }) => title);
    const en = 'How important is it to you now to quit? (0–10)';
    expect(titles('tobacco')?.[0]).toEqual({ nl: 'Hoe graag?', en });
    expect(titles('tobacco')?.slice(1)).toEqual(titles('alcohol')?.slice(1));
    expect(titles('alcohol')?.[0]?.nl).toContain('te minderen of te stoppen');
  });
});
