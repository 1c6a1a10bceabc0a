import { twice } from '#domain/content/content-lint.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { patternsOf, prefixed } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import type { Piece, Report } from '#platform/content/source.ts';
import type { Page } from './page.ts';

/** Reports pages whose address belongs to another page as well, or to the product itself. */
export function reportAddresses(pieces: readonly Piece<Page>[], report: Report): void {
  for (const on of SITES) {
    const addresses = pieces
      .filter(({ site, content }) => (site === null ? (content.sites ?? SITES).includes(on) : site === on))
      .flatMap((piece) => addressesOf(piece.content, on).map((address) => ({ address, piece })));
    const again = new Set(twice(addresses.map(({ address }) => address)));
    for (const { piece, address } of addresses.filter((_, index) => again.has(index))) {
      report(`content/${piece.home([]).file} ${piece.id}: another page of ${on} has the ${address}`);
    }
    for (const { piece, address } of addresses) {
      if (!isOfProduct(address)) continue;
      report(
        `content/${piece.home([]).file} ${piece.id}: the product has a page of its own at that ${address}`,
      );
    }
  }
}

function addressesOf({ route, path }: Page, on: Site): string[] {
  if (route !== undefined) return [`route ${route}`];
  return path ? siteProfile(on).writtenIn.map((language) => `path ${prefixed(language, path)}`) : [];
}

function isOfProduct(address: string): boolean {
  return ROUTE_NAMES.some((name) =>
    LANGUAGES.some((language) =>
      patternsOf(name, language).some((pattern) => fits(address, `path ${pattern}`)),
    ),
  );
}

function fits(address: string, pattern: string): boolean {
  const parts = address.split('/');
  const expected = pattern.split('/');
  const fitsPart = (part: string, nth: number) =>
    part.startsWith(':') ? parts[nth] !== '' : parts[nth] === part;
  return parts.length === expected.length && expected.every(fitsPart);
}
