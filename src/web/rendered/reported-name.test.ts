import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readForum } from '#features/forum/contract.ts';
import { ReportDialog, type ReportedText } from '#features/forum/web/ReportDialog.tsx';
import { rendered } from './rendered.testing.ts';

const author = { uuid: '', nickname: 'Reiger', avatar: 1 };

test.each([
  ['somebody with a nickname', { author, isByModerator: false }, { nickname: true, own: false }],
  ['somebody without one', { author: null, isByModerator: false }, { nickname: false, own: true }],
  ['a moderator', { author: null, isByModerator: true }, { nickname: false, own: false }],
] as const satisfies readonly (readonly [string, ReportedText, object])[])(
  'of a text of %s can be reported what it has',
  async (_, text, { nickname, own }) => {
    const dialog = await rendered(
      createElement(ReportDialog, {
        open: true,
        type: 'comment',
        text,
        busy: false,
        failureText: null,
        onReport: () => undefined,
        onClose: () => undefined,
      }),
      { day: '2026-11-20', slices: ['forum'], fetched: [[[readForum.path], { moderator_hours: '' }]] },
    );
    expect(dialog.includes('Gaat het om de bijnaam?')).toBe(nickname);
    expect(dialog.includes('Dit schreef ik zelf')).toBe(own);
  },
);
