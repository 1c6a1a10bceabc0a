import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { NOTIFICATIONS } from '#domain/site/site.ts';
import { SHAMES_OR_PROMISES, TELLS_SUBJECT } from '#server/testing/lock-screen.ts';
import { pushText } from './texts.ts';

test.each(LANGUAGES)('no push message reveals the subject of the programme, in %s', (language) => {
  const texts = NOTIFICATIONS.map((kind) => pushText(kind, language));
  expect(new Set(texts.map(({ body }) => body)).size).toBe(NOTIFICATIONS.length);
  for (const { title, body } of texts) {
    expect(title).toBe('Houvast');
    // What fits on a lock screen; nothing is interpolated.
    expect(body).toMatch(/^[^{}\d]{5,45}$/);
    expect(body).not.toMatch(TELLS_SUBJECT);
    expect(body).not.toMatch(SHAMES_OR_PROMISES);
  }
});

test('the pattern of forbidden words matches examples', () => {
  expect('Je dronk gisteren 3 glazen').toMatch(TELLS_SUBJECT);
  expect('Your gambling diary').toMatch(TELLS_SUBJECT);
});
