import { createElement } from 'react';
import { expect, test } from 'vitest';
import { LinkSent } from '#features/account/web/LinkSent.tsx';
import { rendered } from './rendered.testing.ts';

test.each([
  ['poh', true],
  ['alcohol', false],
] as const)('whoever waits for a link on %s reads that an applicant gets none: %s', async (site, isSaid) => {
  const page = createElement(LinkSent, { mail: 'anna@houvast.example', onAgain: () => undefined });
  const shown = await rendered(page, { day: '2026-11-20', slices: ['account'], site });
  expect(shown.includes('Is je aanvraag nog niet goedgekeurd?')).toBe(isSaid);
});
