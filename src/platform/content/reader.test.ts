import { expect, test } from 'vitest';
import { z } from 'zod';
import { localised } from './localised.ts';
import { parseContent, WrongContent } from './reader.ts';

const file = z.strictObject({ tips: z.array(z.strictObject({ id: z.string(), text: localised })) });
const mistake = (text: string) => {
  try {
    parseContent('tips.yaml', text, file);
    return null;
  } catch (error) {
    return error instanceof WrongContent ? error.message : String(error);
  }
};

test('content that says what it should is read', () => {
  const text = 'tips:\n  - {id: water, text: {nl: "Drink water", en: "Drink water"}}\n';
  expect(parseContent('tips.yaml', text, file).tips[0]?.text.en).toBe('Drink water');
});

test.each([
  ['a missing language', 'tips:\n  - id: a\n    text: {nl: "x"}\n', 'content/tips.yaml:3 tips.0.text.en'],
  ['an empty text', 'tips:\n  - {id: a, text: {nl: "x", en: ""}}\n', 'content/tips.yaml:2 tips.0.text.en'],
  [
    'an unknown field',
    'tips:\n  - id: a\n    txt: b\n    text: {nl: "x", en: "y"}\n',
    'content/tips.yaml:2 tips.0',
  ],
  ['a missing list', 'other: 1\n', 'content/tips.yaml:1'],
  ['broken YAML', 'tips:\n  - {id: a\n', 'content/tips.yaml:'],
])('%s is refused by file and line', (_, text, place) => {
  expect(mistake(text)).toContain(place);
});
