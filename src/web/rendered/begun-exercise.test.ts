import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ExerciseParagraph } from '#features/programme/contract.ts';
import { readDrafts } from '#features/programme/draft-contract.ts';
import { PhaseExercises } from '#features/programme/web/overview/PhaseExercises.tsx';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { emptyDevice } from '#ui/app/waiting/memory-storage.testing.ts';
import { ANNA, rendered } from './rendered.testing.ts';

emptyDevice();

const REASONS = 's-my-reasons';
const me = { ...ANNA, deviceKey: Buffer.alloc(32, 1).toString('base64') };
const paragraph: ExerciseParagraph = {
  target_id: 1,
  target_type: 'paragraph',
  type: [{ target_id: 'exercise' }],
  langcode: [{ value: 'nl' }],
  field_title: [{ value: 'Mijn redenen' }],
  field_intro: [],
  field_outro: [],
  field_time: [{ value: 10 }],
  field_category: [],
  field_icon: [],
  field_contacts: [],
  field_safety: [],
  field_keeps_nothing: [],
  field_webform: [{ target_id: REASONS, url: '' }],
};

/** The exercise in the list of the programme, given what the server has of it. */
async function listed(onServer: object): Promise<string> {
  const list = createElement(PhaseExercises, {
    label: 'Oefeningen',
    exercises: [{ id: REASONS, status: 'available', place: 'only', hasSubmission: false }],
    paragraphs: [paragraph],
    current: null,
    lockedBecause: '',
  });
  const drafts = [{ webform_id: REASONS, data: onServer }];
  return rendered(list, {
    day: '2026-11-20',
    slices: ['programme'],
    me,
    fetched: [[[readDrafts.path], drafts]],
  });
}

/** Keeps answers as the form does while somebody types. */
const type = (written: object) => deviceEntry(`exercise.${REASONS}`).keep(me, { written, at: Date.now() });

test('an exercise has begun with what waits on this device, which counts for more than the draft on the server', async () => {
  const begun = 'Begonnen';
  expect(await listed({})).not.toContain(begun);
  expect(await listed({ reasons: ['slapen'] })).toContain(begun);
  type({ reasons: ['slapen'] });
  expect(await listed({})).toContain(begun);
  type({});
  expect(await listed({ reasons: ['slapen'] })).not.toContain(begun);
});
