import { describe, expect, test } from 'vitest';
import { framesOf, MOST_FRAMES, typeOf } from '#contract/error-report.ts';

const HERE = 'https://alcohol.houvast.example';
const ownFile = (place: string) =>
  place.startsWith(`${HERE}/assets/`) ? place.slice(HERE.length + 1) : null;

describe('the frames of an error', () => {
  test('are parsed from the format of Chromium and Node', () => {
    const stack = [
      'TypeError: x is not a function',
      `    at save (${HERE}/assets/form-abc.js:12:34)`,
      `    at new Plan (${HERE}/assets/form-abc.js:2:3)`,
      `    at async Object.send [as press] (${HERE}/assets/call-def.js:5:6)`,
      `    at ${HERE}/assets/call-def.js:7:8`,
    ].join('\n');
    expect(framesOf({ message: 'x is not a function', stack }, ownFile)).toEqual([
      { function: 'save', file: 'assets/form-abc.js', line: 12, column: 34 },
      { function: 'Plan', file: 'assets/form-abc.js', line: 2, column: 3 },
      { function: 'Object.send', file: 'assets/call-def.js', line: 5, column: 6 },
      { function: '', file: 'assets/call-def.js', line: 7, column: 8 },
    ]);
  });

  test('are parsed from the format of Firefox and Safari', () => {
    const stack = `save@${HERE}/assets/form-abc.js:12:34\n@${HERE}/assets/form-abc.js:2:3\n`;
    expect(framesOf({ message: 'x', stack }, ownFile)).toEqual([
      { function: 'save', file: 'assets/form-abc.js', line: 12, column: 34 },
      { function: '', file: 'assets/form-abc.js', line: 2, column: 3 },
    ]);
  });

  test('outside our own files are left out, and so are pages, whose URLs reveal where somebody was', () => {
    const stack = [
      '    at a (node:internal/timers:581:17)',
      '    at b (https://elsewhere.example/assets/x.js:1:1)',
      `    at c (${HERE}/mijn-plan?token=geheim:1:1)`,
      `    at d (${HERE}/assets/x.js?note=geheim:1:1)`,
    ].join('\n');
    expect(framesOf({ message: '', stack }, ownFile)).toEqual([]);
  });

  test('contain nothing of the message, whatever it looks like', () => {
    const message = `drank\n    at Geheim (${HERE}/assets/form-abc.js:1:1)`;
    const stack = `Error: ${message}\n    at save (${HERE}/assets/form-abc.js:12:34)`;
    expect(framesOf({ message, stack }, ownFile).map((frame) => frame.function)).toEqual(['save']);
  });

  test('are the nearest ones', () => {
    const stack = Array.from({ length: 99 }, (_, n) => `    at f${n} (${HERE}/assets/a.js:1:1)`).join('\n');
    const frames = framesOf({ message: '', stack }, ownFile);
    expect([frames.length, frames[0]?.function]).toEqual([MOST_FRAMES, 'f0']);
  });
});

test.each([
  ['TypeError', 'TypeError'],
  ['I drank two glasses', 'Error'],
  ['', 'Error'],
  ['someone@example.org', 'Error'],
])('an error called %j is of the type %s', (name, type) => {
  expect(typeOf({ name })).toBe(type);
});
