import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HTI_REFUSALS } from '#domain/sso/hti.ts';
import { OPEN_ID_REFUSALS } from '#domain/sso/open-id.ts';
import { JOB_NAMES } from '#platform/jobs/job-name.ts';
import { OWN_SECURITY_EVENTS } from '#platform/security-event.ts';

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
/** What a page names in places of this form, each once. */
const namesIn = (text: string, form: RegExp) =>
  [...new Set([...text.matchAll(form)].map(([, name = '']) => name))].toSorted();
/** A chapter of the guide, up to the next one. */
function chapter(title: string): string {
  const found = page('operating.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`));
  if (!found) throw new Error(`The guide has no chapter ${title}`);
  return found;
}

test('the guide has a row for every job', () => {
  expect(namesIn(chapter('Jobs'), /^\| `(\w+)`/gm)).toEqual(JOB_NAMES.toSorted());
});

test('the guide names every security event of the log', () => {
  const logs = chapter('Logs');
  expect(namesIn(logs, /`([a-z]+(?:_[a-z]+)+)`/g)).toEqual(OWN_SECURITY_EVENTS.toSorted());
  const others = [...Object.keys(HTI_REFUSALS), 'hti_unreadable', ...OPEN_ID_REFUSALS];
  expect(namesIn(page('operating-sso.md'), /^\| `(\w+_\w+)` +\|/gm)).toEqual(
    expect.arrayContaining(others.toSorted()),
  );
  expect(logs).toContain('operating-sso.md');
});
