import { expect, test } from 'vitest';
import { namedTexts } from '#domain/content/content-resolve.ts';
import accountEn from '#features/account/text.en.json' with { type: 'json' };
import accountNl from '#features/account/text.nl.json' with { type: 'json' };
import forumEn from '#features/forum/text.en.json' with { type: 'json' };
import forumNl from '#features/forum/text.nl.json' with { type: 'json' };
import { PIECES } from './pieces.testing.ts';

test.each([
  ['nl', forumNl, accountNl, ['titel', 'bijnaam', 'meld']],
  ['en', forumEn, accountEn, ['title', 'nickname', 'report']],
] as const)(
  'in %s everybody reads how a text goes that they cannot change',
  (language, forum, account, words) => {
    const said = (id: string, part: string) => {
      const piece = PIECES.find((one) => one.id === id);
      return (piece && namedTexts(piece.content, language)[part]) ?? '';
    };
    const rules = said('page/forum-rules', 'paragraphs.deletion.body');
    const privacy = said('alcohol/page/privacy', 'paragraphs.long.body');
    for (const text of [forum.nameOff.before, account.remove.forum, privacy])
      for (const word of words) expect(text).toContain(word);
    // By the words on the buttons.
    for (const text of [forum.nameOff.before, rules]) expect(text).toContain(forum.reason.own);
    expect(rules).toContain(`‘${forum.nameOff.button}’`);
  },
);
