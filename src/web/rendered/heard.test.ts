import { createElement } from 'react';
import { expect, test } from 'vitest';
import { weekOf } from '#domain/tracking/week.ts';
import type { ClientDays } from '#features/clients/contract.ts';
import { WeekRegistrations } from '#features/clients/web/details/WeekRegistrations.tsx';
import { EntryCard } from '#features/diary/web/EntryCard.tsx';
import { ExerciseFacts } from '#features/programme/web/exercise/ExerciseHead.tsx';
import type { OpenedExercise } from '#features/programme/web/exercise/useExercise.ts';
import { ContactCard } from '#ui/help/ContactCard.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';

/** What a screen reader says of it, with its elements apart. */
const heardOf = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true">.*?<.span>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the facts of an exercise are heard in words, each for itself', async () => {
  const exercise = {
    paragraph: { field_time: [{ value: 8 }], field_intro: [], langcode: [] },
    views: [{}, {}],
    phase: 'Fase 1',
  };
  const html = await rendered(
    createElement(ExerciseFacts, { exercise: exercise as unknown as OpenedExercise }),
    {
      day,
      slices: ['programme'],
    },
  );
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(heardOf(html)).toBe('ongeveer 8 minuten 2 vragen Fase 1');
});

test.each([
  ['its day', '18/11/2026', '18 november 2026 Rustig.'],
  ['words', 'Een avond', '18 november 2026 Een avond Rustig.'],
])('an entry of the diary with %s as title is heard without slashes', async (_, title, heard) => {
  const entry = { nid: 1, title, body: '<p>Rustig.</p>', day: '2026-11-18', isNote: false, revision: 1 };
  const html = await rendered(createElement(EntryCard, { entry }), { day, slices: ['diary'] });
  expect(html).toContain('18/11/2026');
  expect(heardOf(html)).toBe(heard);
});

test('the link to call is named by whom it calls, and the second number too', async () => {
  const contact = {
    id: 'emergency',
    name: 'Direct gevaar',
    when: 'Bel als het nu moet.',
    tel: '112',
    otherTel: '0800 0113',
    free: true,
    hours: null,
    url: null,
    urgent: true,
    langcode: 'nl',
  } as const;
  const html = await rendered(createElement(ContactCard, contact), { day, slices: [] });
  const [, nameId, whenId] = /<a [^>]*aria-labelledby="(.*?)" aria-describedby="(.*?)"/.exec(html) ?? [];
  const [, name] = html.split(`id="${nameId}">`);
  expect(heardOf(`${name?.split('id=')[0]}>`)).toContain('Direct gevaar 112');
  expect(html.split(`id="${whenId}">`)[1]).toMatch(/^Bel als het nu moet\./);
  expect(heardOf(html)).toContain('0800 0113 Direct gevaar');
});

test('a nurse hears the days in full, and which cells are empty', async () => {
  const item = { uuid: 'u', registration_date: day, amount: 2, cost: null, where: null, with_who: 'alone' };
  const days = { [day]: { items: [item] } } as unknown as ClientDays;
  const week = weekOf(
    2,
    {},
    { ...ANNA, registrationsStart: '2026-11-09', programmeStart: '2026-11-09', today: day },
  );
  const html = await rendered(createElement(WeekRegistrations, { week, days, site: 'alcohol' }), {
    day,
    slices: ['clients'],
  });
  expect(html).toContain('>vr 20 november<');
  expect(heardOf(html)).toContain('vrijdag 20 november 2 glazen niet ingevuld');
});
