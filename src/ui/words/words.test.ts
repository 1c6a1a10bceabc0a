import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaggedText } from './TaggedText.tsx';
import { createWords } from './words.ts';

test('a key is looked for in the first slice that has it, or in the one it names', () => {
  const words = createWords('nl');
  words.add('web', { help: 'Hulp' });
  words.add('ui', { help: 'Iets anders', optional: 'mag' });
  const t = words.in(['web', 'ui']);
  expect([t('help'), t('optional' as 'help'), t('ui:optional')]).toEqual(['Hulp', 'mag', 'mag']);
  expect(t('ui:closeDialog'), 'one that is missing is shown').toBe('closeDialog');
  expect(words.in(['web', 'ui']), 'an effect may depend on it').toBe(t);
});

test('a text that comes later is found by who looked for it before', () => {
  const words = createWords('nl');
  const t = words.in('web');
  expect(t('help')).toBe('help');
  words.add('web', { help: 'Hulp' });
  expect(t('help')).toBe('Hulp');
});

test('names and values are never read as part of a text', () => {
  const words = createWords('nl');
  words.add('web', { accountOf: 'Account van {{name}}' });
  expect(words.in('web')('accountOf', { name: '{{name}} $& <b>' })).toBe('Account van {{name}} $& <b>');
});

test('parts of a text are in their elements, and nothing else is an element', () => {
  const html = renderToStaticMarkup(
    TaggedText({
      text: 'Mail naar <mail>anna@houvast.example</mail>, <how>niet hier</how> <img src=x>',
      parts: { mail: createElement('strong') },
    }),
  );
  expect(html).toBe('Mail naar <strong>anna@houvast.example</strong>, niet hier &lt;img src=x&gt;');
});

test('a caller may supply the words for a missing text', () => {
  const words = createWords('nl');
  words.add('ui', { place: { home: 'thuis' } });
  const t = words.in('ui');
  expect(t('place.home', { defaultValue: 'home' })).toBe('thuis');
  expect(t('place.away', { defaultValue: 'away' })).toBe('away');
});

test('a key that is misspelt, of another slice, or of a list does not compile', () => {
  const t = createWords('nl').in(['pairing', 'ui']);
  const missing = [
    // @ts-expect-error -- it is misspelt.
    t('sees.nevr'),
    // @ts-expect-error -- only keys of the first slice go without its name.
    t('closeDialog'),
    // @ts-expect-error -- that slice was not asked for.
    t('diary:form.save'),
    // @ts-expect-error -- it is a list.
    t('sees.never'),
  ];
  expect(missing).toEqual(['sees.nevr', 'closeDialog', 'form.save', 'sees.never']);
});
