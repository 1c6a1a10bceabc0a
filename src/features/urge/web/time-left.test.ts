import { expect, test } from 'vitest';
import { BREATHING_SECONDS, WAITING_SECONDS } from './steps.ts';
import { timeLeft } from './time-left.ts';

/** What is said over the whole time, second by second, and with how many seconds left it began to be said. */
function saidOver(seconds: number, secondsOfPost: number): string[] {
  const said: string[] = [];
  let last = '';
  for (let left = seconds; left > 0; left -= 1) {
    const { minutes, isHalf } = timeLeft(left, secondsOfPost);
    const words = `${minutes}${isHalf ? ' and a half' : ''}`;
    if (words !== last) said.push(`${left}: ${words}`);
    last = words;
  }
  return said;
}

test('while breathing something is said each half minute', () => {
  expect(saidOver(BREATHING_SECONDS, 30)).toEqual([
    '180: 3',
    '150: 2 and a half',
    '120: 2',
    '90: 1 and a half',
    '60: 1',
    '30: 0 and a half',
  ]);
});

test('while waiting something is said each minute, and for the last half minute', () => {
  const said = saidOver(WAITING_SECONDS, 60);
  expect(said).toHaveLength(16);
  expect(said.slice(0, 2)).toEqual(['900: 15', '840: 14']);
  expect(said.slice(-2)).toEqual(['60: 1', '30: 0 and a half']);
});
