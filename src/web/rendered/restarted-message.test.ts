import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { MessageRow } from '#features/messages/contract.ts';
import { MessageCard } from '#features/messages/web/MessageCard.tsx';
import { rendered } from './rendered.testing.ts';

test.each([
  ['programme_restarted', true],
  ['welcome', false],
])('the message %s leads to the programme: %s', async (template, isLed) => {
  const message: MessageRow = {
    mid: [{ value: 1 }],
    uuid: [{ value: '' }],
    template: [{ target_id: template, target_type: 'message_template' }],
    created: [{ value: '2026-11-20T10:00:00Z', format: '' }],
    text: [{ value: '<p>Fijn dat je er bent.</p>' }],
    langcode: [{ value: 'nl' }],
    seen: true,
  };
  const card = await rendered(createElement(MessageCard, { message, isUnread: false }), {
    day: '2026-11-20',
    slices: ['messages'],
  });
  expect(card.includes('href="/programma"')).toBe(isLed);
});
