import { expect, test } from 'vitest';
import { contentText } from '#platform/content/reader.ts';
import { readAllPieces } from './kinds.ts';

const FILE = 'contacts.yaml';
const GOOD = '"https://www.113.nl"';

/** All content, with the link of one contact replaced. */
const withLink = (link: string) =>
  readAllPieces((path) => {
    const text = contentText(path);
    return path === FILE ? text.replace(`url: ${GOOD}`, () => `url: ${JSON.stringify(link)}`) : text;
  });

test('a link in the content is an absolute https address', () => {
  expect(contentText(FILE)).toContain(`url: ${GOOD}`);
  expect(withLink('https://www.114.example/chat?a=b#c').length).toBeGreaterThan(300);
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
