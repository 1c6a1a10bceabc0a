import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { RETENTION } from '#domain/retention.ts';
import { ROUTES } from '#domain/routes.ts';
import { SITES, type Site, siteProfile } from '#domain/site.ts';
import { contentPath, contentText } from '#platform/content/reader.ts';
import { readAllPieces } from './content-kinds.ts';

interface Paragraph {
  readonly key: string;
  readonly type: string;
  readonly route?: string;
  readonly contacts?: readonly string[];
  readonly items?: readonly { readonly key: string }[];
}

interface StoredPage {
  readonly id: string;
  readonly type: string;
  readonly route?: string;
  readonly sites?: readonly Site[];
  readonly paragraphs: readonly Paragraph[];
}

const files = readdirSync(contentPath('pages')).filter((file) => file !== 'faq.yaml');
const pages = files.flatMap((file) => (parse(contentText(`pages/${file}`)) as { pages: StoredPage[] }).pages);
const paragraphs = pages.flatMap((page) => page.paragraphs.map((paragraph) => ({ page, paragraph })));
const contacts = new Set(readAllPieces().map(({ id }) => id));
const on = (site: Site) => pages.filter(({ sites }) => sites?.includes(site) ?? true);

describe.each(SITES)('the pages of %s', (site) => {
  test('each address has one page, and the site has that address', () => {
    const routes = on(site).flatMap(({ route }) => route ?? []);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(expect.arrayContaining(['landing', 'help', 'privacy']));
    const { routeTable } = siteProfile(site);
    for (const route of routes) expect(ROUTES[route as keyof typeof ROUTES].tables).toContain(routeTable);
  });

  test('what a page leads to is an address of the site', () => {
    const { routeTable } = siteProfile(site);
    const targets = on(site).flatMap((page) => page.paragraphs.flatMap(({ route }) => route ?? []));
    expect(targets.length).toBeGreaterThan(1);
    for (const route of targets) expect(ROUTES[route as keyof typeof ROUTES].tables).toContain(routeTable);
  });

  test('help begins with 112 and 113, and the front page shows them too', () => {
    for (const type of ['help', 'frontpage']) {
      const page = on(site).find((found) => found.type === type && found.route !== undefined);
      const first = page?.paragraphs.find(({ contacts }) => contacts);
      expect(first?.contacts?.slice(0, 2), type).toEqual(['emergency', 'suicide_113']);
    }
  });
});

test('ids stand once, keys once in their page, and contacts exist', () => {
  const ids = pages.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, paragraphs: own } of pages)
    expect(new Set(own.map(({ key }) => key)).size, id).toBe(own.length);
  for (const { paragraph } of paragraphs) {
    for (const contact of paragraph.contacts ?? []) expect(contacts).toContain(`contact/${contact}`);
  }
});

test('a front page names every other programme', () => {
  const lists = paragraphs.filter(({ paragraph }) => paragraph.type === 'frontpage_programs');
  expect(lists).toHaveLength(6);
  for (const { page, paragraph } of lists) {
    const others = SITES.filter((site) => !page.sites?.includes(site));
    expect(paragraph.items?.map(({ key }) => key)).toEqual(others);
  }
});

test('the tour of relatives has no plan, no days and no calendar', () => {
  const tourOf = (site: Site) => on(site).filter(({ type }) => type === 'joyride');
  const steps = (site: Site) => tourOf(site).flatMap((tour) => tour.paragraphs.map(({ key }) => key));
  expect(steps('naasten')).toEqual(['welcome', 'programme', 'yours', 'help']);
  expect(steps('alcohol')).toEqual(['welcome', 'programme', 'plan', 'days', 'calendar', 'help']);
  expect(steps('tobacco')).toEqual(steps('alcohol'));
  expect(steps('poh')).toEqual([]);
});

test('privacy says how long things are kept, with the numbers the product uses', () => {
  const kept = paragraphs.filter(
    ({ page, paragraph }) => page.route === 'privacy' && paragraph.key === 'long',
  );
  expect(kept).toHaveLength(2);
  const { unusedDays, firstNoticeMonths, lastNoticeMonths, removalMonths } = RETENTION;
  for (const { paragraph } of kept) {
    const said = [...JSON.stringify(paragraph).matchAll(/\d+ (?:maanden|dagen|months|days)/g)].map(String);
    expect(said.slice(0, 4)).toEqual([
      `${firstNoticeMonths} maanden`,
      `${lastNoticeMonths} maanden`,
      `${removalMonths} maanden`,
      `${unusedDays} dagen`,
    ]);
    expect(said.slice(5, 9)).toEqual([
      `${firstNoticeMonths} months`,
      `${lastNoticeMonths} months`,
      `${removalMonths} months`,
      `${unusedDays} days`,
    ]);
  }
});

test('every badge belongs to a milestone, and no alert is published', () => {
  const { milestones, badges } = parse(contentText('badges.yaml')) as Record<
    string,
    Record<string, string>[]
  >;
  const known = milestones?.map(({ id }) => id) ?? [];
  expect(badges?.length).toBeGreaterThan(25);
  for (const { id, milestone } of badges ?? []) expect(known, id).toContain(milestone);
  const { alerts } = parse(contentText('crisis-alerts.yaml')) as { alerts: { published: boolean }[] };
  expect(alerts.map(({ published }) => published)).toEqual([false, false, false, false, false]);
});

test('no page speaks of a forum, a diary or buddies, save the rules of the forum', () => {
  const others = files.filter((file) => file !== 'forum-rules.yaml');
  for (const file of others)
    expect(contentText(`pages/${file}`), file).not.toMatch(/forum|dagboek|diary|budd(?:y|ies)/i);
});
