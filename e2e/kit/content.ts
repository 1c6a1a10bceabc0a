import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Localised } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';

interface FrontPage {
  readonly sites: readonly Site[];
  readonly title: Localised;
  readonly paragraphs: readonly { readonly key: string; readonly label?: Localised }[];
}

const { pages } = parse(
  readFileSync(new URL('../../content/pages/frontpage.yaml', import.meta.url), 'utf8'),
) as { pages: FrontPage[] };

/** The heading of a site's front page, and the label of its start button. */
export function frontPage(site: Site, language: Language): { title: string; start: string } {
  const page = pages.find(({ sites }) => sites.includes(site));
  const start = page?.paragraphs.find(({ key }) => key === 'start');
  return { title: page?.title[language] ?? '', start: start?.label?.[language] ?? '' };
}
