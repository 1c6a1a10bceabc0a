import { expect, test } from 'vitest';
import { looksByDay } from './looks.ts';

const jansen = (day: string, look: 'list' | 'registrations') => ({ day, nurse: 'M. Jansen', look }) as const;

test('what was looked at is told by day, and once with how often', () => {
  const rows = [
    jansen('2026-11-20', 'registrations'),
    jansen('2026-11-20', 'list'),
    jansen('2026-11-20', 'registrations'),
    { day: '2026-11-20', nurse: null, look: 'registrations' } as const,
    jansen('2026-11-19', 'registrations'),
  ];
  expect(looksByDay(rows)).toEqual([
    {
      day: '2026-11-20',
      looks: [
        { nurse: 'M. Jansen', look: 'registrations', times: 2 },
        { nurse: 'M. Jansen', look: 'list', times: 1 },
        { nurse: null, look: 'registrations', times: 1 },
      ],
    },
    { day: '2026-11-19', looks: [{ nurse: 'M. Jansen', look: 'registrations', times: 1 }] },
  ]);
  expect(looksByDay([])).toEqual([]);
});
