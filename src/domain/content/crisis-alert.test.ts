import { expect, test } from 'vitest';
import { hiddenAlertsIn, hiddenAlertsWith } from './crisis-alert.ts';

test.each([
  ['77', [77]],
  ['12.77.3', [12, 77, 3]],
])('%s hides those alerts', (cookie, hidden) => {
  expect(hiddenAlertsIn(cookie)).toEqual(hidden);
});

test.each([
  [undefined],
  [''],
  ['.'],
  ['12.'],
  ['12,77'],
  ['12 77'],
  ['-1'],
  ['1e3'],
  ['0x4d'],
  ['NaN'],
  ['77.%22'],
  ['<script>'],
  ['77\n'],
  ['1234567890'],
  ['١٢'],
  ['7'.repeat(8_000)],
  ['77.'.repeat(2_666).slice(0, -1)],
])('%j hides nothing', (cookie) => {
  expect(hiddenAlertsIn(cookie)).toEqual([]);
});

test('one more is remembered besides the others, once, and withdrawn ones are forgotten', () => {
  expect(hiddenAlertsWith(77, [], [77])).toBe('77');
  expect(hiddenAlertsWith(77, [12, 77, 3], [3, 12, 77])).toBe('12.3.77');
  expect(hiddenAlertsWith(5, [12, 77], [77, 5])).toBe('77.5');
});

test('the cookie can be read back, however many alerts it has', () => {
  const many = Array.from({ length: 80 }, (_, index) => index + 1);
  expect(hiddenAlertsIn(hiddenAlertsWith(81, many, many))).toHaveLength(50);
});
