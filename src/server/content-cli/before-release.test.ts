import { expect, test } from 'vitest';
import { contentText } from '#platform/content/reader.ts';
import { beforeRelease } from './before-release.ts';

const contacts = contentText('contacts.yaml');
const provider = contentText('provider.yaml');
const known = provider.replaceAll('null', '"x"');
const release = (text: string, facts = known) =>
  beforeRelease((path) => (path === 'provider.yaml' ? facts : text));
const checked = contacts.replaceAll(/checked_on: null/g, 'checked_on: 2026-11-20');

test('a contact that nobody has called stops a release, the core ones too', () => {
  expect(release(contacts.replaceAll(/checked_on: \S+/g, 'checked_on: null,')).join('\n')).toMatch(
    /^content\/contacts\.yaml:\d+ contacts\.emergency\.checked_on: nobody has called/,
  );
});

test('so does one that is unverified; the others pass', () => {
  expect(release(checked).length).toBeGreaterThan(0);
  expect(release(checked).join('\n')).not.toContain('called');
  expect(release(checked.replaceAll('status: unverified', 'status: source_verified'))).toEqual([]);
});

test('so does a fact of the provider that nobody has filled in', () => {
  const rest = checked.replaceAll('status: unverified', 'status: source_verified');
  const withoutPhone = known.replace(/telefoon: .*/, 'telefoon: null').replace(/phone: .*/, 'phone: null');
  expect(release(rest, withoutPhone)).toEqual([
    expect.stringMatching(/^content\/provider\.yaml:\d+ nl\.telefoon: nobody has filled this in$/),
    expect.stringMatching(/^content\/provider\.yaml:\d+ en\.phone: nobody/),
  ]);
});
