import { expect, test } from 'vitest';
import {
  AIMS_FOR_APP,
  AIMS_FOR_READING,
  type Figures,
  failedAudits,
  figuresOf,
  type LighthouseReport,
  medianOf,
  missed,
} from './lighthouse-figures.ts';

const good: Figures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_000,
  cls: 0.02,
  tbt: 50,
  bytes: 89_000,
  requests: 9,
};

test('a page that just meets every target misses none', () => {
  expect(missed(good, AIMS_FOR_READING)).toEqual([]);
});

test.each([
  ['performance', 98],
  ['accessibility', 99],
  ['bestPractices', 99],
  ['seo', 99],
  ['lcp', 1_001],
  ['cls', 0.021],
  ['tbt', 51],
  ['bytes', 89_001],
  ['requests', 10],
] as const)('a page whose %s is %d misses that aim alone', (figure, value) => {
  expect(missed({ ...good, [figure]: value }, AIMS_FOR_READING)).toEqual([figure]);
});

test('a page that loads the app may take longer, but still has targets', () => {
  const login = { ...good, performance: 95, lcp: 2_000, tbt: 200, bytes: 250_000, requests: 34 };
  expect(missed(login, AIMS_FOR_APP)).toEqual([]);
  expect(missed({ ...login, performance: 94, seo: 92 }, AIMS_FOR_APP)).toEqual(['seo', 'performance']);
});

test('a value that is not a number misses its target', () => {
  expect(missed({ ...good, lcp: Number.NaN }, AIMS_FOR_READING)).toEqual(['lcp']);
});

test('the median is taken of each figure separately', () => {
  const runs = [
    { ...good, lcp: 900, tbt: 70 },
    { ...good, lcp: 2_000, tbt: 0 },
    { ...good, lcp: 950, tbt: 10 },
  ];
  expect(medianOf(runs)).toEqual({ ...good, lcp: 950, tbt: 10 });
});

const whole = { score: 1, auditRefs: [] };
const report: LighthouseReport = {
  categories: {
    performance: { score: 0.994, auditRefs: [{ id: 'speed', weight: 10 }] },
    accessibility: whole,
    'best-practices': whole,
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'meta-description', weight: 1 },
        { id: 'hint', weight: 0 },
        { id: 'not-for-this-page', weight: 1 },
      ],
    },
  },
  audits: {
    speed: { title: 'Fast', score: 0.5 },
    hint: { title: 'A hint', score: 0 },
    'not-for-this-page': { title: 'No', score: null },
    'meta-description': { title: 'Document does not have a meta description', score: 0 },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 876.5 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 12 },
    'network-requests': {
      title: 'Requests',
      score: 1,
      details: { items: [{ transferSize: 1_200 }, {}, { transferSize: 300 }] },
    },
  },
};

test('a report becomes figures', () => {
  expect(figuresOf(report)).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 92,
    lcp: 876.5,
    cls: 0,
    tbt: 12,
    bytes: 1_500,
    requests: 3,
  });
});

test('a report with a missing figure is refused, because a missing figure would meet every target', () => {
  const { 'largest-contentful-paint': _, ...audits } = report.audits;
  expect(() => figuresOf({ ...report, audits })).toThrow(/largest-contentful-paint/);
});

test('failed audits are those that lower a score', () => {
  expect(failedAudits(report)).toEqual(['meta-description: Document does not have a meta description']);
});
