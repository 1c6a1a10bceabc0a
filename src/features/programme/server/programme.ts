import type { Programme } from '#domain/content.ts';
import type { Site } from '#domain/site.ts';
import { loadContent } from './load.ts';

/** Read once at start; a mistake in the files stops the start. */
const { programmes } = loadContent();

/** The programme of a site in both languages. Only code behind the `programme` feature may ask: other sites have none. */
export function programmeOf(site: Site): Programme {
  const found = programmes.get(site);
  if (!found) throw new Error(`The ${site} site has no programme`);
  return found;
}
