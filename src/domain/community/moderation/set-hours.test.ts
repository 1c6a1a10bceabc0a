import { describe, expect, test } from 'vitest';
import { hoursInWords, type SetHours } from './set-hours.ts';

const office: SetHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: 9 * 60,
  until: 17 * 60,
};
describe('set hours in words', () => {
  const nl = {
    sentence: 'op {days} tussen {from} en {until} uur',
    workingDays: 'werkdagen',
    everyDay: 'alle dagen',
  };
  const en = {
    sentence: 'on {days} between {from} and {until}',
    workingDays: 'working days',
    everyDay: 'every day',
  };

  test.each<[SetHours, string, string]>([
    [office, 'op werkdagen tussen 9.00 en 17.00 uur', 'on working days between 9 am and 5 pm'],
    [
      { days: ['wednesday', 'monday'], from: 9 * 60 + 30, until: 12 * 60 },
      'op maandag en woensdag tussen 9.30 en 12.00 uur',
      'on Monday and Wednesday between 9:30 am and 12 pm',
    ],
    [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        from: 0,
        until: 1_440,
      },
      'op alle dagen tussen 0.00 en 24.00 uur',
      'on every day between 12 am and 12 am',
    ],
  ])('%j', (hours, dutch, english) => {
    expect(hoursInWords(hours, nl, 'nl')).toBe(dutch);
    expect(hoursInWords(hours, en, 'en')).toBe(english);
  });
});
