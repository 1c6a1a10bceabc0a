import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SHAMES_OR_PROMISES, TELLS_SUBJECT } from '#server/testing/lock-screen.ts';

type Localised = Record<'nl' | 'en', string>;
const file = readFileSync(new URL('../../../../content/mails.yaml', import.meta.url), 'utf8');
type Mails = Record<
  string,
  Record<'subject' | 'preheader' | 'body', Localised> &
    Partial<Record<'without_password' | 'applied', Record<string, Localised>>>
>;
const { mails, outside } = parse(file) as { mails: Mails; outside: Mails };

test('no mail reveals the subject of the programme, shames, or promises that someone is watching', () => {
  const texts = Object.entries({ ...mails, ...outside }).flatMap(
    ([kind, { subject, preheader, body, without_password = {}, applied = {} }]) =>
      [subject, preheader, body, ...Object.values(without_password), ...Object.values(applied)].flatMap(
        (text) => [`${kind}: ${text.nl}`, `${kind}: ${text.en}`],
      ),
  );
  expect(texts.length).toBeGreaterThanOrEqual(96);
  for (const text of texts) {
    expect(text).not.toMatch(TELLS_SUBJECT);
    expect(text).not.toMatch(SHAMES_OR_PROMISES);
  }
});

test('what ends with an account, or an address of it, is mail about that account: its owner may be a buddy as well', () => {
  for (const kind of ['account_deleted', 'email_changed']) {
    const { nl = '', en = '' } = mails[kind]?.body ?? {};
    expect(nl, kind).toMatch(/mails? over (dit|je) account/i);
    expect(en, kind).toMatch(/emails? about (this|your) account/i);
  }
});

test('no subject and no preheader has a place for a name', () => {
  for (const [kind, { subject, preheader }] of Object.entries({ ...mails, ...outside })) {
    for (const { nl, en } of [subject, preheader]) expect(nl + en, kind).not.toContain('{{');
  }
});

test.each(['nl', 'en'] as const)('the list of mails calls each by its subject, in %s', (language) => {
  const catalogue = new URL(`../../notifications/text.${language}.json`, import.meta.url);
  const { kind } = (JSON.parse(readFileSync(catalogue, 'utf8')) as { sent: { kind: Record<string, string> } })
    .sent;
  const subjects = Object.entries(mails).map(([name, { subject }]) => [name, subject[language]] as const);
  expect(Object.keys(kind).toSorted()).toEqual(Object.keys(mails).toSorted());
  for (const [name, subject] of subjects) expect(kind[name], name).toBe(subject);
});
