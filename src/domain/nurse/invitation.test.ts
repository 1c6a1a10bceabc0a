import { expect, test } from 'vitest';
import { CLIENT_SITES, checkInvitation } from './invitation.ts';

const good = { first_name: 'An', email_address: 'an@houvast.example', domain: 'alcohol' };

test('clients are invited to the five programmes about their own use', () => {
  expect(CLIENT_SITES).toEqual(['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine']);
  for (const domain of CLIENT_SITES) expect(checkInvitation({ ...good, domain }), domain).toEqual([]);
});

test.each([
  ['first_name', ' ', 'required'],
  ['first_name', 'An\r\nBcc: iedereen@houvast.example', 'hiddenCharacters'],
  ['first_name', 'kijk op win.example', 'nameWithAddress'],
  ['email_address', '', 'required'],
  ['email_address', 'an', 'emailInvalid'],
  ['email_address', 'an@houvast.example\r\nBcc: b@houvast.example', 'emailInvalid'],
  ['domain', '', 'choiceRequired'],
  ['domain', 'poh', 'unknownChoice'],
  ['domain', 'naasten', 'unknownChoice'],
  ['domain', 'nergens', 'unknownChoice'],
])('%s %j is wrong: %s', (field, text, code) => {
  expect(checkInvitation({ ...good, [field]: text })).toMatchObject([{ field, code }]);
});
