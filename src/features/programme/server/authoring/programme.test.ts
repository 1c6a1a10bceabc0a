import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEMO_PEOPLE } from '#db/demo/people.ts';
import type { Exercise, Programme } from '#domain/content/content.ts';
import { textsOf } from '#domain/content/content-resolve.ts';
import { checkAnswers } from '#domain/programme/exercise-answer.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { contentPath, contentText } from '#platform/content/reader.ts';
import { loadContent } from './load.ts';

const USE_SITES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;
const content = loadContent();
const programmeOf = (site: Site) => content.programmes.get(site) as Programme;
const inPhases = ({ phases }: Programme): Exercise[] => phases.flatMap(({ exercises }) => [...exercises]);
const all = (programme: Programme): Exercise[] => [...inPhases(programme), ...programme.end.exercises];
const every = [...content.programmes.values()].flatMap(all);
const questions = every.flatMap((exercise) => exercise.questions);

describe('the programme', () => {
  test.each([
    ['alcohol', [4, 4, 4, 4, 4, 4]],
    ['tobacco', [5, 4, 4, 4, 4, 4]],
    ['gambling', [4, 4, 4, 5, 4, 4]],
    ['cannabis', [4, 4, 4, 4, 4, 4]],
    ['cocaine', [4, 4, 4, 4, 4, 4]],
    ['naasten', [5, 4, 5, 5, 5, 4]],
  ] as const)('of %s has its exercises in six phases of a week, and two to end with', (site, counts) => {
    const programme = programmeOf(site);
    expect(programme.phases.map(({ exercises }) => exercises.length)).toEqual(counts);
    expect(programme.phases.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect(programme.end.exercises).toHaveLength(2);
    expect(programme.phaseDayInterval).toBe(7);
  });

  test('does not exist for nurses', () => {
    expect([...content.programmes.keys()]).not.toContain('poh');
  });

  test.each(USE_SITES)('of %s has twenty shared exercises and its own', (site) => {
    const shared = inPhases(programmeOf(site)).filter(({ id }) => id.startsWith('s-'));
    expect(shared).toHaveLength(20);
  });

  test('starts with safety where stopping can be dangerous, before anything opens later', () => {
    expect(programmeOf('alcohol').phases[0]?.exercises[0]?.id).toBe('a-safe-start');
    expect(programmeOf('naasten').phases[0]?.exercises[1]?.id).toBe('n-safety');
  });

  test('opens the phases of relatives by the exercises that always did, so that nobody is sent back', () => {
    const last = programmeOf('naasten').phases.map(({ exercises }) =>
      exercises.findLast(({ safety }) => !safety),
    );
    expect(last.map((exercise) => exercise?.id)).toEqual([
      'n-not-your-fault',
      'n-coping',
      'n-worry',
      'n-conversation',
      'n-money',
      'n-look-back',
    ]);
  });

  test('keeps nothing of what relatives tick about danger, which the other person may read', () => {
    const keepNothing = every.filter(({ keepsNothing }) => keepsNothing);
    expect(keepNothing.map(({ id }) => id)).toEqual(['n-safety', 'n-first-aid', 'n-other-suicidal']);
    expect(keepNothing.every(({ safety }) => safety)).toBe(true);
  });

  test('has the exercises that people of the demo did, and takes their answers', () => {
    for (const { site, exercises = [] } of DEMO_PEOPLE) {
      for (const { id, answers } of exercises) {
        const exercise = inPhases(programmeOf(site)).find((one) => one.id === id);
        expect(exercise && checkAnswers(exercise, answers), id).toEqual([]);
      }
    }
  });

  test('never says to stop on the spot after a slip; on alcohol heavy days lead to the GP', () => {
    for (const { text } of textsOf([...content.programmes.values()]))
      expect(text).not.toMatch(/stop(pen)? waar je bent|stop where you are/i);
    const slip = all(programmeOf('alcohol')).find(({ id }) => id === 's-lapse-relapse');
    const texts = textsOf(slip).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining('Stop dan niet in één keer, maar bel eerst je huisarts.'),
    );
    expect(texts).toContainEqual(expect.stringContaining('do not stop all at once: call your GP first.'));
  });

  test.each([...content.programmes])(
    'of %s has an exercise about safety that is open on the first day',
    (_, programme) => {
      const safety = inPhases(programme).filter((exercise) => exercise.safety);
      expect(safety.map(({ id }) => id).join()).toMatch(/safe/);
    },
  );

  test('ends with the picture that its site names, or with none', () => {
    const ending = (line: string) => {
      const path = 'programs/alcohol.yaml';
      const text = contentText(path);
      const changed = text.replace('\nend:\n', `\nend:\n${line}`);
      const { programmes } = loadContent((asked) => (asked === path ? changed : contentText(asked)));
      return [programmes.get('alcohol'), programmes.get('tobacco')].map((found) => found?.end.picture);
    };
    const shared = programmeOf('tobacco').end.picture;
    expect(shared).toMatchObject({ image: 'path', alt: { en: expect.stringMatching(/\S/) } });
    const alt = { nl: 'Een pad', en: 'A path' };
    const own = `  picture: ${JSON.stringify({ alt })}\n`;
    expect(ending(own)).toEqual([{ image: 'path', alt }, shared]);
    const phases = contentText('programs/_phases.yaml').replace(/ {2}picture:[^]*$/, '');
    const { programmes } = loadContent((asked) =>
      asked === 'programs/_phases.yaml' ? phases : contentText(asked),
    );
    expect(programmes.get('alcohol')?.end).not.toHaveProperty('picture');
  });

  test('uses the terms of each site', () => {
    const asked = (site: (typeof USE_SITES)[number]) =>
      inPhases(programmeOf(site)).find(({ id }) => id === 's-my-reasons')?.questions[0];
    expect(asked('tobacco')?.title.nl).toBe('Waarom wil jij stoppen? Noem alles wat in je opkomt.');
    expect(asked('alcohol')?.title.en).toContain('Why do you want to cut down or stop?');
    expect(programmeOf('gambling').phases[3]?.title.nl).toBe('Fase 4 – Drang en gedachten');
    expect(programmeOf('naasten').end.title.nl).toBe('Je hebt het programma afgerond');
    expect(programmeOf('naasten').end.text.nl).not.toBe(programmeOf('alcohol').end.text.nl);
  });

  test('differs on tobacco, where only stopping is offered', () => {
    const intro = (site: (typeof USE_SITES)[number], id: string) =>
      all(programmeOf(site)).find((exercise) => exercise.id === id)?.intro.nl;
    expect(intro('tobacco', 's-lapse-relapse')).toContain('Eén trekje');
    expect(intro('alcohol', 's-lapse-relapse')).not.toContain('trekje');
    const outro = (site: (typeof USE_SITES)[number]) =>
      all(programmeOf(site)).find((exercise) => exercise.id === 's-my-goal')?.outro;
    expect(outro('alcohol')?.nl).toMatch(/minderen of stoppen/);
    expect(outro('tobacco')?.nl).not.toMatch(/minder/);
    expect(outro('tobacco')?.en).not.toMatch(/cut down/);
  });

  test('leaves no unresolved term, brace or gap in any text or tip', () => {
    const texts = textsOf([[...content.programmes.values()], [...content.tips.values()]]);
    expect(texts.length).toBeGreaterThan(2000);
    for (const { text, path } of texts) expect(text, path.join('.')).not.toMatch(/\{\{|\}\}|\[|\]|undefined/);
  });
});

test('no text of relatives mentions a forum, a buddy or a diary', () => {
  const texts = textsOf([content.programmes.get('naasten'), content.tips.get('naasten')]);
  expect(texts.length, 'also those of the programme').toBeGreaterThan(400);
  for (const { text, path } of texts) {
    expect(text, path.join('.')).not.toMatch(/forum|budd(?:y|ies)|dagboek|\bdiary\b/i);
  }
});

test('a diary is mentioned on the sites that have one, and only there', () => {
  const mentions = (site: Site) =>
    textsOf([programmeOf(site), content.tips.get(site)]).filter(({ text }) =>
      /dagboek|\bdiary\b/i.test(text),
    );
  for (const site of USE_SITES) expect(mentions(site).length, site).toBeGreaterThan(0);
  expect(mentions('naasten')).toEqual([]);
});

describe('every feature of a question is used by real content', () => {
  test.each<[string, (question: (typeof questions)[number]) => boolean]>([
    ['an answer of one’s own', (question) => question.kind === 'quiz' && question.other],
    [
      'a described option',
      ({ ...q }) => q.kind === 'quiz' && q.options.some(({ desc }) => desc !== undefined),
    ],
    ['a text that is required', ({ kind, required }) => kind === 'text' && required],
    ['a list that is required', ({ kind, required }) => kind === 'list' && required],
    ['a quiz, which is required by itself', ({ kind, required }) => kind === 'quiz' && required],
    ['a text that is not required', ({ kind, required }) => kind === 'text' && !required],
    ['help', ({ help }) => help !== undefined],
    ['examples to tap', (question) => question.kind !== 'quiz' && question.examples !== undefined],
    ['a placeholder', (question) => question.kind !== 'quiz' && question.placeholder !== undefined],
    ['a number from 0 to 10', (question) => question.kind === 'text' && question.scale === true],
    ['a list beside another', (question) => question.kind === 'list' && question.beside !== undefined],
    ['the usual length', (question) => question.kind === 'list' && question.maxlength === 255],
  ])('%s', (_, has) => {
    expect(questions.some(has)).toBe(true);
  });
});

test('every exercise in the files is used', () => {
  const used = new Set(every.map(({ id }) => id));
  const written = readdirSync(contentPath('exercises')).flatMap((file) =>
    [...contentText(`exercises/${file}`).matchAll(/^ {2}- id: (\S+)$/gm)].map(([, id]) => id),
  );
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((id) => !used.has(id ?? ''))).toEqual([]);
});

test('every file in the folders of the programme is read', () => {
  const read = new Set<string>();
  loadContent((path) => {
    read.add(path);
    return contentText(path);
  });
  const there = ['exercises', 'programs', 'terms', 'tips'].flatMap((folder) =>
    readdirSync(contentPath(folder)).map((file) => `${folder}/${file}`),
  );
  expect([...read].filter((path) => path.includes('/')).toSorted()).toEqual(there.toSorted());
});

test('every site has at least ten tips of two paragraphs', () => {
  for (const site of SITES) {
    const tips = content.tips.get(site) ?? [];
    expect(tips.length, site).toBeGreaterThanOrEqual(10);
    for (const { text } of textsOf(tips.map((tip) => tip.text))) {
      expect(text.trim().split(/\n{2,}/), text).toHaveLength(2);
    }
  }
});
