import { expect, test } from 'vitest';
import { contactPieces } from '#features/contacts/server/contacts.ts';
import { contentText } from '#platform/content/reader.ts';
import { readPieces } from '#platform/content/source.ts';

const FILE = 'contacts.yaml';
const GOOD = '"https://www.113.nl"';

/** The contacts, with the link of one of them replaced. */
const withLink = (link: string) =>
  readPieces([contactPieces], () =>
    contentText(FILE).replace(`url: ${GOOD}`, () => `url: ${JSON.stringify(link)}`),
  );

test('a link in the content is an absolute https address', () => {
  expect(contentText(FILE)).toContain(`url: ${GOOD}`);
  expect(withLink('https://www.114.example/chat?a=b#c').length).toBeGreaterThan(3);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://www.113.nl/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.113.nl/x',
  'file:///etc/passwd',
  'http://www.113.nl',
  '//elsewhere.example',
  '/hulp',
  'www.113.nl',
  'https:',
  'https://',
  'https://"><script>alert(1)</script>',
])('%s is refused, with its location', (link) => {
  expect(() => withLink(link)).toThrow(/content\/contacts\.yaml:\d+ contacts\.suicide_113\.url/);
});
