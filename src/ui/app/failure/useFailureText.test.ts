import { expect, test } from 'vitest';
import ui from '../../text.nl.json' with { type: 'json' };
import { createWords } from '../../words/words.ts';
import { CallFailure } from '../caller.ts';
import { failureText } from './useFailureText.ts';

const i18n = createWords('nl');
i18n.add('ui', ui);
const { failure } = ui;
const OWN = { failed: 'Niet verstuurd.', tooOften: 'Vijf mails op een dag is genoeg.' };
const refusal = (retryAfterSeconds?: number) =>
  new CallFailure('too_many_requests', 'x', { status: 429, retryAfterSeconds });

test.each([
  ['any call', 60, 'Niet gelukt.', failure.tooFast],
  ['a call with a limit of its own', 1, OWN, failure.tooFast],
  ['any call', 61, 'Niet gelukt.', failure.tooOften.hour],
  ['any call', undefined, 'Niet gelukt.', failure.tooOften.hour],
  ['any call', 3_601, 'Niet gelukt.', failure.tooOften.day],
  ['a call with a limit of its own', 86_400, OWN, OWN.tooOften],
  ['a call with a limit of its own', undefined, OWN, OWN.tooOften],
] as const)('%s that has to wait %s seconds says how long', (_, seconds, words, text) => {
  expect(failureText({ i18n }, refusal(seconds), words)).toBe(text);
});

test.each([
  [new CallFailure('network', 'x'), failure.network],
  [new CallFailure('internal', 'x', { status: 500 }), OWN.failed],
])('other failures say what happened, or what did not', (refused, text) => {
  expect(failureText({ i18n }, refused, OWN)).toBe(text);
});
