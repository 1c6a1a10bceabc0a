import { expect, test } from 'vitest';
import { z } from 'zod';
import { localised } from './localised.ts';
import { openContent, parseContent, WrongContent } from './reader.ts';

const file = z.strictObject({ tips: z.array(z.strictObject({ id: z.string(), text: localised })) });
const mistake = (text: string) => {
  try {
    parseContent('tips.yaml', text, file);
    return null;
  } catch (error) {
    return error instanceof WrongContent ? error.message : String(error);
  }
};

test('valid content is read', () => {
  const text = 'tips:\n  - {id: water, text: {nl: "Drink water", en: "Drink water"}}\n';
  expect(parseContent('tips.yaml', text, file).tips[0]?.text.en).toBe('Drink water');
});

test.each([
  ['a missing language', 'tips:\n  - id: a\n    text: {nl: "x"}\n', 'content/tips.yaml:3 tips.a.text.en'],
  ['an empty text', 'tips:\n  - {id: a, text: {nl: "x", en: ""}}\n', 'content/tips.yaml:2 tips.a.text.en'],
  [
    'a text of spaces',
    'tips:\n  - {id: a, text: {nl: " ", en: "x"}}\n',
    'content/tips.yaml:2 tips.a.text.nl',
  ],
  [
    'an unknown field',
    'tips:\n  - id: a\n    txt: b\n    text: {nl: "x", en: "y"}\n',
    'content/tips.yaml:3 tips.a.txt',
  ],
  ['a member without id', 'tips:\n  - {text: {nl: "x", en: "y"}}\n', 'content/tips.yaml:2 tips.0.id'],
  ['a missing list', 'other: 1\n', 'content/tips.yaml:1'],
  ['broken YAML', 'tips:\n  - {id: a\n', 'content/tips.yaml:'],
])('%s is refused with file and line', (_, text, place) => {
  expect(mistake(text)).toContain(place);
});

test.each([
  ['an unquoted colon', 'tips:\n  - id: a\n    text: {nl: Let op: dit, en: x}\n', 3, 'needs "'],
  ['the same on its own line', 'tips:\n  - id: a\n    text:\n      nl: Let op: dit\n', 4, 'needs "'],
  ['an unquoted bracket', 'tips:\n  - id: a\n    text: {nl: [naam] belt, en: x}\n', 3, 'needs "'],
  ['an unquoted star', 'tips:\n  - id: a\n    text: {nl: *let op, en: x}\n', 3, 'needs "'],
  ['an unquoted at', 'tips:\n  - id: @a\n', 2, 'needs "'],
  ['a tab', 'tips:\n\t- id: a\n', 2, 'not with tabs'],
  ['a name twice', 'tips:\n  - id: a\n    id: b\n', 3, 'is there twice'],
])('%s is told in one line, with what to do about it', (_, text, line, advice) => {
  const [told, ...more] = mistake(text)?.split('\n') ?? [];
  expect(told).toContain(`content/tips.yaml:${line} is not YAML: `);
  expect(told).toContain(advice);
  expect(more).toEqual([]);
});

test('a parsed file knows the lines of its fields, and which it does not define itself', () => {
  const text = 'tips:\n  - id: water\n    text:\n      nl: "Drink water"\n      en: "Drink water"\n';
  const opened = openContent('tips.yaml', text, file);
  expect(opened.has(['tips', 0, 'text', 'en'])).toBe(true);
  expect(opened.has(['tips', 0, 'title'])).toBe(false);
  expect(opened.mistake(['tips', 0, 'text', 'en'], 'too wet')).toBe(
    'content/tips.yaml:5 tips.water.text.en: too wet',
  );
});
