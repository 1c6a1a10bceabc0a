import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readForum } from '#features/forum/contract.ts';
import { ReportDialog, type ReportedText } from '#features/forum/web/ReportDialog.tsx';
import { rendered } from './rendered.testing.ts';

const author = { uuid: '', nickname: 'Reiger', avatar: 1 };

function dialogAbout(text: ReportedText, failureText: string | null = null): Promise<string> {
  return rendered(
    createElement(ReportDialog, {
      open: true,
      type: 'comment',
      text,
      busy: false,
      failureText,
      onReport: () => undefined,
      onClose: () => undefined,
    }),
    {
      day: '2026-11-20',
      slices: ['forum'],
      fetched: [[[readForum.path], { moderator_hours: 'op werkdagen' }]],
    },
  );
}

test.each([
  ['somebody with a nickname', { author, isByModerator: false }, { nickname: true, own: false }],
  ['somebody without one', { author: null, isByModerator: false }, { nickname: false, own: true }],
  ['a moderator', { author: null, isByModerator: true }, { nickname: false, own: false }],
] as const satisfies readonly (readonly [string, ReportedText, object])[])(
  'of a text of %s can be reported what it has',
  async (_, text, { nickname, own }) => {
    const dialog = await dialogAbout(text);
    expect(dialog.includes('Gaat het om de bijnaam?')).toBe(nickname);
    expect(dialog.includes('Dit schreef ik zelf')).toBe(own);
  },
);

test('that a report was not saved is announced, right above its button', async () => {
  const dialog = await dialogAbout({ author, isByModerator: false }, 'Je melding is niet bewaard.');
  expect(dialog).toContain('role="alert"');
  const [, after = ''] = dialog.split('Je melding is niet bewaard.');
  expect(after.replaceAll(/<[^>]*>/g, '')).toBe('MeldAnnuleren');
});
