import { expect, test } from 'vitest';
import { checkLogReason, LOG_REASON_MAX_LENGTH } from './reason.ts';

const codesOf = (reason: string) => checkLogReason('reason', reason).map(({ code }) => code);

test.each([
  ['Belt: de link in de mail werkt niet', []],
  ['Verzoek per brief.\nOndertekend, met kopie.', []],
  ['', ['required']],
  [' \n ', ['required']],
  ['x'.repeat(LOG_REASON_MAX_LENGTH), []],
  ['x'.repeat(LOG_REASON_MAX_LENGTH + 1), ['tooLong']],
  ['Een teken dat niemand ziet: \0', ['invalid']],
  ['Mailde vanaf tom@voorbeeld.nl', ['reasonWithAddress']],
  ['Belde (tom@voorbeeld.nl), link werkt niet', ['reasonWithAddress']],
])('a reason for the log: %j', (reason, codes) => {
  expect(codesOf(reason)).toEqual(codes);
});
