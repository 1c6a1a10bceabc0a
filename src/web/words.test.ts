import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { PROBLEM_CODES } from '#domain/kit/problem.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const folders = ['ui', 'web', ...readdirSync(`${source}features`).map((slice) => `features/${slice}`)].filter(
  (folder) => existsSync(`${source}${folder}/text.nl.json`),
);
const wordsOf = (folder: string, language: string) =>
  JSON.parse(readFileSync(`${source}${folder}/text.${language}.json`, 'utf8')) as object;

/** Every key of a catalogue with its text, nested ones joined by dots. */
function texts(catalogue: object, path = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' ? texts(value as object, `${path}${key}.`) : [[path + key, String(value)]],
  ) as [string, string][];
}
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name));

test.each(folders)('%s has the same keys in both languages', (folder) => {
  const nl = new Map(texts(wordsOf(folder, 'nl')));
  const en = new Map(texts(wordsOf(folder, 'en')));
  expect([...en.keys()].toSorted()).toEqual([...nl.keys()].toSorted());
  for (const [key, text] of nl) {
    expect(text.trim(), `${folder} ${key}`).not.toBe('');
    expect(placeholders(en.get(key) ?? ''), `${folder} ${key}`).toEqual(placeholders(text));
  }
});

test('every problem has a text', () => {
  for (const language of LANGUAGES) {
    const { problem } = wordsOf('ui', language) as { problem: object };
    expect(Object.keys(problem).toSorted()).toEqual(PROBLEM_CODES.toSorted());
  }
});

// The words that the specifications quote (spec 1 §4, §5, §8; spec 2 §5, §8). One of them is spelt as a dictionary does: “bevestigingsmail”.
test.each([
  ['ui', 'en', 'problem.required', 'You must enter this field.'],
  ['ui', 'nl', 'problem.usageMustBePositive', 'Je gebruik moet hoger dan 0 zijn'],
  ['ui', 'nl', 'problem.startDateForward', 'Je startdatum kan niet vooruit gezet worden.'],
  ['ui', 'en', 'problem.passwordTooShort', 'Use at least {{count}} characters for your password.'],
  [
    'ui',
    'en',
    'problem.passwordMismatch',
    'You have entered different passwords. Make sure they are the same.',
  ],
  ['ui', 'en', 'problem.emailNewRequired', 'You must enter your new email address'],
  ['ui', 'en', 'problem.emailSame', 'You must enter a new email address'],
  [
    'ui',
    'en',
    'problem.emailMismatch',
    'You have entered different email addresses. Make sure they are the same',
  ],
  ['ui', 'en', 'problem.avatarRequired', 'You must choose an avatar.'],
  ['features/session', 'nl', 'login.failed', 'Deze combinatie van e-mailadres en wachtwoord is incorrect.'],
  ['features/session', 'nl', 'logout.failed', 'Er is iets misgegaan tijdens het uitloggen.'],
  ['features/account', 'nl', 'credentials.failed', 'Er is iets misgegaan tijdens het registreren.'],
  [
    'features/account',
    'en',
    'changeEmail.failed',
    'Something went wrong. Your email address has not changed.',
  ],
  ['features/settings', 'nl', 'about.failed', 'Er ging iets mis. Je gegevens zijn niet bijgewerkt.'],
  [
    'features/daily-registration',
    'nl',
    'failedAdd',
    'Er ging iets mis met het registreren. Probeer het opnieuw.',
  ],
  ['features/daily-registration', 'en', 'notUsed.line', 'I did not use'],
  ['features/programme', 'nl', 'restart.failed', 'Er ging iets mis. Je programma is niet opnieuw gestart.'],
  ['features/programme', 'en', 'programme.minutes', '~{{count}} min.'],
  [
    'ui',
    'nl',
    'validation.failed',
    'Er ging iets mis bij het versturen van de bevestigingsmail. Probeer het later opnieuw.',
  ],
] as const)('%s says in %s under %s what is quoted', (folder, language, key, quoted) => {
  expect(new Map(texts(wordsOf(folder, language))).get(key)).toBe(quoted);
});

test.each([
  ['features/session', 'login.exit'],
  ['web', 'relativesToday.exit'],
])('%s names under %s the button as it is called', (folder, key) => {
  for (const language of LANGUAGES) {
    const button = new Map(texts(wordsOf('ui', language))).get('quickExit');
    expect(new Map(texts(wordsOf(folder, language))).get(key)).toContain(button);
  }
});

test.each([
  ['features/daily-registration', 'answer.savedHere'],
  ['features/daily-registration', 'answer.undoneHere'],
  ['features/urge', 'less.countsLater'],
])('%s says under %s that what waits on the device does so for a day', (folder, key) => {
  const wordsIn = (language: string) => new Map(texts(wordsOf(folder, language))).get(key);
  expect(wordsIn('nl')).toMatch(/binnen een dag/);
  expect(wordsIn('en')).toMatch(/within a day/);
});

test('texts shown on every site know both Dutch words for an urge, and both names of the help with one', () => {
  const badges = readFileSync(new URL('../../content/badges.yaml', import.meta.url), 'utf8');
  const shared = [
    ...badges.split('\n'),
    new Map(texts(wordsOf('features/recovery-plan', 'nl'))).get('insight.craving') ?? '',
    new Map(texts(wordsOf('features/data-export', 'nl'))).get('column.craving') ?? '',
  ].filter((line) => /\b(trek|drang)\b/i.test(line));
  expect(shared.length).toBeGreaterThanOrEqual(7);
  const { urge } = wordsOf('ui', 'nl') as { urge: Readonly<Record<string, string>> };
  const names = [...new Set(Object.values(urge))];
  for (const line of shared) {
    expect(line).toMatch(/\btrek of (Nu )?drang\b/i);
    expect([0, names.length], line).toContain(names.filter((name) => line.includes(name)).length);
  }
});

/** The texts of the sites and of the staff, which are Dutch only. */
const catalogues = [
  ...folders.flatMap((folder) => LANGUAGES.map((language) => `${folder}/text.${language}.json`)),
  ...readdirSync(`${source}features`).map((slice) => `features/${slice}/staff-text.nl.json`),
].filter((path) => existsSync(`${source}${path}`));

test('the accessible name of a button begins with the words on it', () => {
  const names = catalogues.flatMap((path) => {
    const words = new Map(texts(JSON.parse(readFileSync(`${source}${path}`, 'utf8')) as object));
    return [...words].flatMap(([key, name]) => {
      const button = words.get(key.replace(/(^|\.)named$/, '$1button').replace(/Named$/, ''));
      return button === undefined || button === name ? [] : [{ name, button }];
    });
  });
  expect(names.length).toBeGreaterThanOrEqual(13);
  for (const { name, button } of names) expect(name.startsWith(button), `${button} – ${name}`).toBe(true);
});

test('no text shames', () => {
  const all = folders.flatMap((folder) => LANGUAGES.flatMap((language) => texts(wordsOf(folder, language))));
  expect(all.length).toBeGreaterThan(300);
  for (const [key, text] of all) {
    expect(text, key).not.toMatch(/verslaafd|junk|gefaald|mislukt|addict|failed day|\bclean\b|\bvies\b/i);
  }
});

test('no title names a substance', () => {
  const titles = folders
    .flatMap((folder) => LANGUAGES.flatMap((language) => texts(wordsOf(folder, language))))
    // The warnings mention drinking on the page, not in the title of the tab.
    .filter(([key]) => /(^|\.)title$/.test(key) && !key.startsWith('warning.'));
  expect(titles.length).toBeGreaterThan(20);
  for (const [key, text] of titles) {
    expect(text, key).not.toMatch(
      /alcohol|gok|gambl|cannabis|joint|coca|sigaret|cigarette|drank|drink|roken|smok/i,
    );
  }
});
