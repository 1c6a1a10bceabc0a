import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readUrges } from '#features/urge/contract.ts';
import { ReasonsStep } from '#features/urge/web/ReasonsStep.tsx';
import { UrgeStart } from '#features/urge/web/UrgeStart.tsx';
import { ME_KEY } from '#ui/app/me.ts';
import { rendered } from './rendered.testing.ts';

test.each([
  ['once the programme has begun', '2026-11-20', true],
  ['not before it begins, when no exercise is open', '2026-11-30', false],
])('somebody in an urge is led to writing down reasons %s', async (_, programmeStart, isLed) => {
  const own = { reasons: [], alternatives: [], people: [], canAddPeople: false, wait: null, leave: null };
  const page = {
    day: '2026-11-20',
    slices: ['urge'],
    fetched: [
      [ME_KEY, { programmeStart }],
      [[readUrges.path], { riddenOut: 0, own }],
    ],
  } as const;
  const start = await rendered(createElement(UrgeStart), page);
  expect(start.includes('Schrijf ze op, voor de volgende keer')).toBe(isLed);
  expect(start.includes('Waarom je dit doet')).toBe(!isLed);
  const reasons = await rendered(createElement(ReasonsStep), page);
  expect(reasons).toContain('Hier staan nog geen redenen van jou.');
  expect(reasons.includes('Schrijf ze op als het rustig is')).toBe(isLed);
  expect(reasons.includes('Mijn redenen opschrijven')).toBe(isLed);
});
