import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SHAMES_OR_PROMISES, TELLS_SUBJECT } from '#server/testing/lock-screen.ts';

type Localised = Record<'nl' | 'en', string>;
const file = readFileSync(new URL('../../../../content/mails.yaml', import.meta.url), 'utf8');
type Mails = Record<string, Record<'subject' | 'preheader' | 'body', Localised>>;
const { mails, later } = parse(file) as { mails: Mails; later: Mails };

test('no mail reveals the subject of the programme, shames, or promises that someone is watching', () => {
  const texts = Object.entries({ ...mails, ...later }).flatMap(([kind, { subject, preheader, body }]) =>
    [subject, preheader, body].flatMap((text) => [`${kind}: ${text.nl}`, `${kind}: ${text.en}`]),
  );
  expect(texts.length).toBeGreaterThanOrEqual(96);
  for (const text of texts) {
    expect(text).not.toMatch(TELLS_SUBJECT);
    expect(text).not.toMatch(SHAMES_OR_PROMISES);
  }
});
