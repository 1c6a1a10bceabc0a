import { expect, test } from 'vitest';
import { approvalInLog, approvalOf, checkApproval } from './application.ts';

test('an approval says how the application was checked, and why', () => {
  const approval = { check: ['practiceCalled'], reason: 'De praktijk kent haar.' } as const;
  expect(checkApproval(approval)).toEqual([]);
  expect(checkApproval({ check: [], reason: ' ' })).toEqual([
    { field: 'check', code: 'choiceRequired' },
    { field: 'reason', code: 'required' },
  ]);
});

test('the log names every check once, in their own order', () => {
  const check = ['registerLookedUp', 'practiceCalled', 'practiceCalled'] as const;
  expect(approvalInLog({ check, reason: ' Klopt. ' })).toBe('practiceCalled, registerLookedUp: Klopt.');
});

test('an approval is read back out of the log, and nothing else is taken for one', () => {
  const approval = {
    check: ['practiceCalled', 'registerLookedUp'],
    reason: 'Klopt: zie het register.',
  } as const;
  expect(approvalOf(approvalInLog(approval))).toEqual(approval);
  expect(approvalOf('gebeld: klopt')).toBeNull();
});
