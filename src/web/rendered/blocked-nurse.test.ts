import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { type Consent, readConsent } from '#features/pairing/consent-contract.ts';
import { ShareCard } from '#features/pairing/web/consent/ShareCard.tsx';
import { WhatSheSees } from '#features/pairing/web/WhatSheSees.tsx';
import { NurseReads } from '#features/programme/web/exercise/NurseReads.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const consent: Consent = {
  registrations: true,
  exercises: true,
  can_look: true,
  registrations_off_since: null,
  exercises_off_since: null,
  until: '2027-04-30',
  asks_renewal: false,
  words_changed: false,
};

const shown = (part: ReactElement, now: Consent) =>
  rendered(part, {
    day: '2026-11-20',
    slices: ['pairing', 'programme'],
    me: { ...ANNA, hasNurse: true },
    fetched: [[[readConsent.path], now]],
  });

test.each([
  ['at an exercise', () => createElement(NurseReads), 'kan je antwoorden op de oefeningen zien'],
  [
    'in what is shared',
    (now: Consent) => createElement(ShareCard, { name: 'M. Jansen', consent: now }),
    'ziet wel dat je',
  ],
  ['in the list', () => createElement(WhatSheSees), 'Wel te zien'],
])('a nurse who is blocked is not said to see anything %s', async (_, part, words) => {
  const blocked = { ...consent, can_look: false };
  expect(await shown(part(consent), consent)).toContain(words);
  const page = await shown(part(blocked), blocked);
  expect(page).not.toContain(words);
  expect(page).toMatch(/op dit moment n|nu niet te zien/);
});
