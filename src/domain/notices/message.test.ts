import { expect, test } from 'vitest';
import { isPersonal, MESSAGE_TEMPLATES } from './message.ts';

test('only messages that anybody could get are not personal', () => {
  expect(MESSAGE_TEMPLATES.filter((template) => !isPersonal(template))).toEqual([
    'welcome',
    'programme_restarted',
    'badge_received',
  ]);
});
