import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Localised = Record<'nl' | 'en', string>;
const file = readFileSync(new URL('../../../../content/mails.yaml', import.meta.url), 'utf8');
type Mails = Record<string, Record<'subject' | 'preheader' | 'body', Localised>>;
const { mails, later } = parse(file) as { mails: Mails; later: Mails };

test('no mail says what the programme is about, shames or promises that someone is watching', () => {
  const texts = Object.entries({ ...mails, ...later }).flatMap(([kind, { subject, preheader, body }]) =>
    [subject, preheader, body].flatMap((text) => [`${kind}: ${text.nl}`, `${kind}: ${text.en}`]),
  );
  expect(texts.length).toBeGreaterThanOrEqual(96);
  for (const text of texts) {
    expect(text).not.toMatch(
      /alcohol|drank|drink|glas|rook|roken|smok|sigaret|cigar|gok|gambl|wiet|blow|cannabis|joint|coca|verslaa|addict|herstel|recover|stoppen|\bminder|\bquit/i,
    );
    expect(text).not.toMatch(/gefaald|mislukt|fail|in de gaten|watch/i);
  }
});
