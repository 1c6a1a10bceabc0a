import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HTI_REFUSALS } from '#domain/sso/hti.ts';
import { OPEN_ID_REFUSALS } from '#domain/sso/open-id.ts';
import { JOB_NAMES } from '#platform/jobs/job-name.ts';
import { OWN_SECURITY_EVENTS } from '#platform/security-event.ts';

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
/** What a page names in places of this form, each once. */
const namesIn = (text: string, form: RegExp) =>
  [...new Set([...text.matchAll(form)].map(([, name = '']) => name))].toSorted();
/** A chapter of the guide, up to the next one. */
function chapter(title: string): string {
  const found = page('operating.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`));
  if (!found) throw new Error(`The guide has no chapter ${title}`);
  return found;
}

test('the guide has a row for every job', () => {
  expect(namesIn(chapter('Jobs'), /^\| `(\w+)`/gm)).toEqual(JOB_NAMES.toSorted());
});

const source = (place: string) => readFileSync(new URL(place, import.meta.url), 'utf8');

test('the guide has a row for every metric', () => {
  const code = ['http/metrics.ts', 'http/gauges.ts', 'jobs/delivery-counter.ts'].map(source).join('');
  expect(namesIn(chapter('Metrics'), /^\| `(\w+)`/gm)).toEqual(namesIn(code, /name: '(houvast_\w+)'/g));
});

test('the guide has every line of the log', () => {
  const files = globSync('{server,platform,features}/**/*.ts', { cwd: new URL('..', import.meta.url) });
  const lines = files
    .filter((file) => !file.includes('test'))
    .flatMap((file) => source(`../${file}`).match(/\blog(?:ger)?\.(?:info|warn|error)\([^;]*;/g) ?? []);
  expect(lines.length).toBeGreaterThan(10);
  const [, table = ''] = chapter('Logs').split('| `msg`');
  const rows = table.split('\n').map((row) => row.split(' | ', 1)[0] ?? '');
  expect(namesIn(rows.join('\n'), /`([^`]+)`/g)).toEqual(namesIn(lines.join('\n'), /[,?:]\s+'([a-z ]+)'/g));
});

/** The rows of the settings in a text: what stands as the default of each. */
const defaultsIn = (text: string) =>
  [...text.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\| (.*?) +\|/gm)].flatMap(
    ([, names = '', said = '']) => {
      const settings = names.replaceAll('`', '').split(', ');
      const each = settings.length === 1 ? [said] : said.split(', ');
      return settings.map((setting, index) => [setting, each[index]] as const);
    },
  );

test('the guide has a row for every setting, with the default that it has', () => {
  const [schema = ''] = source('../platform/environment.ts').split('\n});', 1);
  const settings = schema.split(/^ {2}(?=[A-Z_]+:)/m).slice(1);
  const inCode = settings.map((setting) => {
    const [, value] = /\.default\((.*?)\)/.exec(setting) ?? [];
    return [setting.split(':', 1)[0] ?? '', value?.replaceAll("'", '')] as const;
  });
  const said = defaultsIn(chapter('Settings'));
  expect(said.map(([name]) => name).toSorted()).toEqual(inCode.map(([name]) => name).toSorted());
  const SPELLED: Readonly<Record<string, string>> = { false: '0', true: '1', 'new Map(': 'none' };
  // Where the code has none, another setting decides, or nothing is set.
  const fixed = new Map(inCode.flatMap(([name, value]) => (value ? [[name, SPELLED[value] ?? value]] : [])));
  const told = [...said, ...defaultsIn(page('operating/mail.md'))].filter(([name]) => fixed.has(name));
  expect(told.filter(([name, value]) => value !== fixed.get(name))).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
});

test('the guide names every security event of the log', () => {
  const logs = chapter('Logs');
  expect(namesIn(logs, /`([a-z]+(?:_[a-z]+)+)`/g)).toEqual(OWN_SECURITY_EVENTS.toSorted());
  const others = [...Object.keys(HTI_REFUSALS), 'hti_unreadable', ...OPEN_ID_REFUSALS];
  expect(namesIn(page('operating-sso.md'), /^\| `(\w+_\w+)` +\|/gm)).toEqual(
    expect.arrayContaining(others.toSorted()),
  );
  expect(logs).toContain('operating-sso.md');
});
