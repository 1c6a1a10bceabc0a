import { describe, expect, test } from 'vitest';
import { type AlertDraft, checkAlert, checkShown, tidyAlert } from './alert-draft.ts';

const ALERT: AlertDraft = {
  field_type: 'warning',
  sites: ['alcohol', 'poh'],
  title: { nl: 'Een hulplijn is minder goed bereikbaar', en: 'A helpline is harder to reach' },
  body: { nl: 'Bel 112.', en: 'Call 112.' },
};
const problemsOf = (change: Partial<AlertDraft>, check = checkAlert) =>
  check({ ...ALERT, ...change }, { multilingual: true }).map(({ field, code }) => `${field} ${code}`);

describe('an alert', () => {
  test('has a site, and a title and a text in each language that its sites have', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ sites: [] })).toEqual(['sites choiceRequired']);
    const unwritten = { title: { nl: 'Storing', en: '' }, body: { nl: '', en: '' } };
    expect(problemsOf(unwritten)).toEqual(['body.nl required', 'title.en required', 'body.en required']);
    expect(problemsOf({ ...unwritten, sites: ['poh'] })).toEqual(['body.nl required']);
  });

  test('is short', () => {
    const long = (length: number) => ({ nl: 'a'.repeat(length), en: 'a'.repeat(length) });
    expect(problemsOf({ title: long(80), body: long(400) })).toEqual([]);
    expect(problemsOf({ title: long(81), body: long(401) })).toEqual([
      'title.nl tooLong',
      'body.nl tooLong',
      'title.en tooLong',
      'body.en tooLong',
    ]);
  });

  test('may have gaps until it is shown', () => {
    const gaps = { body: { nl: 'Storing bij [naam].', en: 'Problem at [name' } };
    expect(problemsOf(gaps)).toEqual([]);
    expect(problemsOf(gaps, checkShown)).toEqual(['body.nl gapLeft', 'body.en gapLeft']);
    expect(problemsOf({ ...gaps, sites: ['poh'] }, checkShown)).toContain('body.en gapLeft');
  });

  test('is kept without spaces that nobody sees, in the order of the sites', () => {
    const tidy = tidyAlert({
      ...ALERT,
      sites: ['poh', 'alcohol', 'poh'],
      title: { nl: '  Een\n storing ', en: 'A' },
      body: { nl: 'Een\r\n\r\n\r\n \n twee\nregels ', en: '\n' },
    });
    expect(tidy.sites).toEqual(['alcohol', 'poh']);
    expect(tidy.title.nl).toBe('Een storing');
    expect(tidy.body).toEqual({ nl: 'Een\n\ntwee regels', en: '' });
  });
});
