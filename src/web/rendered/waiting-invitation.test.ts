import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { BuddyList } from '#features/buddies/web/BuddyList.tsx';
import { InvitationView } from '#features/buddies/web/InvitationView.tsx';
import type { Invitation } from '#features/buddies/web/useInvitation.ts';
import { BuddyStep } from '#features/recovery-plan/web/wizard/BuddyStep.tsx';
import type { StepProps } from '#features/recovery-plan/web/wizard/step-props.ts';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';
const unconfirmed: Me = { ...ANNA, validated: false };
const withoutMail: Me = { ...unconfirmed, name: '', mail: 'hti-7@example.com' };
const mail = { to: '', subject: '', preheader: '', paragraphs: [], links: [], foot: [], html: '', text: '' };

const field = (name: string) => ({ name, value: '', onChange: () => undefined });
const form = {
  field,
  values: { buddy_name: 'Bo', name: 'Bo' },
  summary: [],
  busy: false,
  onSubmit: () => undefined,
};

/** The view of the wizard with the mail that a buddy gets. */
const inWizard = (me: Me) => {
  const props = { form: { ...form, buddyMail: mail } } as unknown as StepProps;
  return rendered(createElement(BuddyStep, props), { day, slices: ['recovery-plan'], me });
};

/** The same on the page of buddies. */
const onPage = (me: Me) => {
  const invitation = { form, back: () => undefined } as unknown as Invitation;
  return rendered(createElement(InvitationView, { me, invitation, mail }), { day, slices: ['buddies'], me });
};

describe.each([
  ['in the wizard', inWizard],
  ['on the page of buddies', onPage],
])('before an invitation is sent %s', (_, shown) => {
  const waits = 'Daarna versturen we de uitnodiging vanzelf';
  const needsMail = 'als jij een e-mailadres hebt gegeven en bevestigd';

  test.each([
    ['goes out', ANNA, []],
    ['waits for an address to be confirmed', unconfirmed, [waits]],
    ['waits for an address', withoutMail, [needsMail]],
  ] as const)('it says that it %s', async (_what, me, said) => {
    const page = await shown(me);
    expect([waits, needsMail].filter((words) => page.includes(words))).toEqual(said);
  });

  test.each([
    ['has', ANNA, 'Je naam staat erin, en'],
    ['does not have', withoutMail, 'Je naam staat er niet in, maar'],
    ['does not have, as it leads elsewhere,', { ...ANNA, name: 'win.example' }, 'Je naam staat er niet in'],
  ] as const)('it says of the name that the mail %s it', async (_what, me, said) => {
    expect(await shown(me)).toContain(said);
  });
});

test('the list says what an invitation waits for, and how long', async () => {
  const buddy = { id: 1, name: 'Bo', mail: 'bo@houvast.example', accepted: false, waiting: true, since: day };
  const list = (me: Me) =>
    rendered(createElement(BuddyList, { me, buddies: [buddy], isFocused: false }), {
      day,
      slices: ['buddies'],
    });
  expect(await list(unconfirmed)).toContain('met de link in onze mail');
  expect(await list(withoutMail)).not.toContain('met de link in onze mail');
  for (const me of [unconfirmed, withoutMail]) expect(await list(me)).toContain('langer dan 30 dagen');
});
