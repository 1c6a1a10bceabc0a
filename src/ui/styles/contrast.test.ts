import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEUTRAL_THEME, THEMES } from '#domain/site/theme.ts';
import { letterColours } from '#features/mail/server/colours.ts';

// Every text and control pair of the tokens against WCAG 2.2 AA, for each theme in both schemes.
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
type Pair = readonly [foreground: string, background: string];

function blocksOf(file: string) {
  const css = readFileSync(new URL(`./tokens/${file}.css`, import.meta.url), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    vars: Object.fromEntries(
      [...body.matchAll(/(--hv-[\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value.trim()]),
    ),
  }));
}
const light = blocksOf('light');
const dark = blocksOf('dark');
const components = blocksOf('components');
const blocks = {
  light: [...light, ...components],
  dark: [...light, ...dark, ...components],
};

function resolver(theme: string, scheme: Scheme) {
  const roots = new Set([':root', '[data-theme]', `[data-theme="${theme}"]`]);
  const hits = blocks[scheme].filter((block) => block.selectors.some((selector) => roots.has(selector)));
  const vars: Record<string, string> = Object.assign({}, ...hits.map((block) => block.vars));
  return function get(key: string, depth = 0): string | undefined {
    const raw = vars[key];
    const reference = raw && /^var\((--[\w-]+)\)$/.exec(raw)?.[1];
    return reference && depth <= 8 ? get(reference, depth + 1) : raw;
  };
}

function luminance(hex: string): number {
  const linear = (start: number) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
function ratio(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const cross = (tops: string[], grounds: string[]): Pair[] =>
  grounds.flatMap((ground) => tops.map((top) => [`--hv-color-${top}`, `--hv-color-${ground}`] as const));
const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const own = (names: string[], suffix = ''): Pair[] =>
  names.flatMap((name) => cross([suffix ? name : `on-${name}`], [`${name}${suffix}`]));
const softs = ['success-soft', 'above-soft', 'unregistered-soft', 'danger-soft', 'info-soft'];
const primary = '--hv-button-primary-action';
const secondary = '--hv-button-secondary-action';

const text: Pair[] = [
  ...cross(['heading', 'text', 'text-muted', 'accent-text', 'danger'], surfaces),
  ...cross(['heading', 'text', 'text-muted', 'accent-text', 'on-surface-accent'], ['surface-accent']),
  ...cross(['accent-contrast'], ['accent', 'accent-hover', 'accent-active']),
  ...own(['success', 'danger', 'sun']),
  ...cross(['on-sun'], ['sun-hover']),
  ...cross(['on-danger'], ['danger-hover']),
  ...own(softs),
  ...cross(['text', 'heading', 'accent-text'], softs),
  ...cross(['heading', 'text', 'accent-text'], ['sun-soft']),
  ...cross(['success', 'above', 'danger', 'info'], ['canvas', 'surface']),
  ...cross(['on-deep', 'on-deep-muted', 'sun'], ['surface-deep']),
  ...cross(['heading', 'text'], ['scene-sky', 'scene-sky-low']),
  ['--hv-button-disabled-color', '--hv-button-disabled-background-color'],
  [`${primary}-color`, `${primary}-background-color`],
  [`${primary}-color`, `${primary}-hover-background-color`],
  [`${primary}-color`, `${primary}-active-background-color`],
  [`${secondary}-color`, `${secondary}-background-color`],
  [`${secondary}-color`, `${secondary}-hover-background-color`],
  ['--hv-choice-card-checked-color', '--hv-choice-card-checked-background-color'],
  ['--hv-calendar-day-within-color', '--hv-calendar-day-within-background-color'],
  ['--hv-calendar-day-above-color', '--hv-calendar-day-above-background-color'],
];
const onSurface = ['--hv-rail-open-color', '--hv-rail-done-color', '--hv-text-input-border-color'];
const track = '--hv-day-bar-track-color';
const bars = ['--hv-day-bar-within-color', '--hv-day-bar-above-color'];
const controls: Pair[] = [
  ...cross(
    ['border-strong', 'accent', 'success', 'above', 'unregistered', 'danger', 'info', 'focus'],
    surfaces,
  ),
  ...cross(
    ['focus'],
    ['surface-accent', 'success-soft', 'above-soft', 'danger-soft', 'info-soft', 'sun-soft'],
  ),
  ...cross(['accent'], ['surface-accent']),
  ...own(['success', 'above', 'danger', 'info', 'unregistered'], '-soft'),
  ...cross(['sun', 'deep-border'], ['surface-deep']),
  ...cross(['on-sun'], ['sun']),
  ['--hv-day-bar-goal-line-color', track],
  ...bars.flatMap((bar): Pair[] => [
    [bar, track],
    [bar, '--hv-color-surface'],
  ]),
  ...surfaces.flatMap((ground) => onSurface.map((top) => [top, `--hv-color-${ground}`] as const)),
];

test('every pair reaches the contrast that WCAG 2.2 AA asks for', () => {
  let checked = 0;
  const failures: string[] = [];
  for (const scheme of schemes)
    for (const theme of THEMES) {
      const get = resolver(theme, scheme);
      for (const [pairs, least] of [
        [text, 4.5],
        [controls, 3],
      ] as const)
        for (const [top, ground] of pairs) {
          checked += 1;
          const [a = '', b = ''] = [get(top), get(ground)];
          const isColour = [a, b].every((value) => /^#[0-9a-f]{6}$/.test(value));
          const found = isColour ? ratio(a, b) : 0;
          if (found < least) failures.push(`${scheme} ${theme}: ${top} ${a} on ${ground} ${b} is ${found}`);
        }
    }
  expect(failures).toEqual([]);
  expect(checked).toBe(2016);
});

test('the dark scheme changes each colour of the light one, in each theme, except on deep surfaces', () => {
  const onDeep = new Set(['on-deep', 'on-deep-muted', 'deep-border'].map((name) => `--hv-color-${name}`));
  const names = (scheme: typeof light) =>
    scheme.map(({ selectors, vars }) => [
      selectors.join(),
      Object.keys(vars).filter((name) => !onDeep.has(name)),
    ]);
  expect(names(dark)).toEqual(names(light));
});

test('the ratios that docs/contrast.md names are the lowest of all themes', () => {
  const page = readFileSync(new URL('../../../docs/contrast.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/`(--hv-[\w-]+)` *\| `(--hv-[\w-]+)` *\| *([\d.]+) \| *([\d.]+) \|/g)];
  const lowest = (scheme: Scheme, top = '', ground = '') =>
    Math.min(
      ...THEMES.map((theme) =>
        ratio(resolver(theme, scheme)(top) ?? '', resolver(theme, scheme)(ground) ?? ''),
      ),
    );
  expect(rows).toHaveLength(13);
  for (const [, top, ground, ...named] of rows) {
    const found = schemes.map((scheme) => (Math.floor(lowest(scheme, top, ground) * 10) / 10).toFixed(1));
    expect(named, `${top} on ${ground}`).toEqual(found);
    for (const each of found) expect(Number(each)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([true, false])('mails reach it too, with THEMING %s', (theming) => {
  const { light: day, dark: night } = letterColours({ theming });
  const pairs = [day, night].flatMap(({ text: ink, soft, ground, card }) =>
    [ink, soft].flatMap((top) => [ground, card].map((below) => [top, below] as const)),
  );
  pairs.push([day.heading, day.card], [day.heading, day.ground], [day.onButton, day.button]);
  for (const [top, below] of pairs)
    expect(ratio(top, below), `${top} on ${below}`).toBeGreaterThanOrEqual(4.5);
});

test('neutral mails have the colours of the neutral theme', () => {
  const { light: day, dark: night } = letterColours({ theming: false });
  const token = (scheme: Scheme) => (name: string) => resolver(NEUTRAL_THEME, scheme)(`--hv-color-${name}`);
  const schemeOf = (get: (name: string) => string | undefined) => ({
    ground: get('canvas'),
    card: get('surface'),
    text: get('text'),
    soft: get('text-muted'),
  });
  const get = token('light');
  expect(day).toEqual({
    ...schemeOf(get),
    heading: get('surface-deep'),
    button: get('accent'),
    onButton: get('accent-contrast'),
  });
  expect(night).toEqual(schemeOf(token('dark')));
});
