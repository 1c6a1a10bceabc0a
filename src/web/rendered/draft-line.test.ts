import { createElement } from 'react';
import { expect, test } from 'vitest';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import { rendered } from './rendered.testing.ts';

test.each(['device', 'nowhere'] as const)(
  'of a draft that is %s it says that saving is tried again, so that nobody waits for it to be placed',
  async (status) => {
    const line = createElement(DraftLine, { status, onCompare: null });
    const words = await rendered(line, { day: '2026-11-20', slices: [] });
    expect(words).toMatch(/Straks proberen we .* te bewaren\./);
  },
);
