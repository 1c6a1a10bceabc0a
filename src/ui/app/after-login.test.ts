import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { letIn } from './after-login.ts';
import { CallFailure } from './caller.ts';

const refused = (code: CallFailure['code']) => Promise.reject(new CallFailure(code, 'x'));
const loggedIn = (mail: string | null) => ({
  loadMe: async () => (mail === null ? null : ({ mail } as Me)),
});

test('somebody who is logged in already, because the response to an earlier try was lost, goes on', async () => {
  const lettingIn = letIn(loggedIn('anna@houvast.example'), 'Anna@houvast.example', refused('visitors_only'));
  await expect(lettingIn).resolves.toBeUndefined();
});

test.each([
  ['while another is logged in in this browser', 'bo@houvast.example', 'visitors_only'],
  ['while nobody is any more', null, 'visitors_only'],
  ['with a wrong password', 'anna@houvast.example', 'credentials_wrong'],
] as const)('nobody is let in %s', async (_, mail, code) => {
  await expect(letIn(loggedIn(mail), 'anna@houvast.example', refused(code))).rejects.toMatchObject({ code });
});
