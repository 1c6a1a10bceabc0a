import { fieldList } from '#contract/wire.ts';
import type { Language } from '#domain/kit/language.ts';
import { pathOfRoute, prefixed, routeExists, unprefixed } from '#domain/site/paths.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { languagesOf } from '#domain/site/site.ts';
import { bundleReference } from '../bundle-reference.ts';
import type { Entity, EntityPage, Reading } from './kind.ts';

/** The path of an entity's page in a language, as in the address bar. */
export function pathOfPage(page: EntityPage, language: Language): string {
  if ('path' in page) return prefixed(language, page.path);
  return pathOfRoute(language, page.route, page.params);
}

/** The page of an entity on a site; null if it has none, or the site lacks it. */
export function pageOf(
  { kind, content, number }: Entity,
  reading: Omit<Reading, 'content'>,
): EntityPage | null {
  const page = kind.wire.page?.(content, number) ?? null;
  const { site, language } = reading;
  if (page === null || !languagesOf(site, reading).includes(language)) return null;
  return 'path' in page || routeExists(site, language, page.route) ? page : null;
}

/** Whether a site shows an entity at all. */
export function isShown({ kind, content, site }: Entity, reading: Omit<Reading, 'content'>): boolean {
  return (site === null || site === reading.site) && (kind.wire.isShown?.(content, reading) ?? true);
}

/** The entities of one kind that a site shows, in the order of that site. */
export function shownInOrder<T>(entities: readonly Entity<T>[], reading: Omit<Reading, 'content'>) {
  const placeOf = ({ kind, content }: Entity<T>) => kind.wire.place?.(content, reading.site) ?? 0;
  return entities
    .filter((entity) => isShown(entity, reading))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An entity that is embedded where it is referred to (contract 1.5). */
export function paragraphJson<Bundle extends string, Fields>(number: number, bundle: Bundle, fields: Fields) {
  return {
    target_id: number,
    target_type: 'paragraph' as const,
    type: [{ target_id: bundle }],
    ...fields,
  };
}

/** The wire form of an entity, in one language (contract 1.5, 2.6). */
export function entityJson(entity: Entity, reading: Reading): Readonly<Record<string, unknown>> {
  const { kind, content, number, uuid } = entity;
  const { wire } = kind;
  const { language } = reading;
  const bundle = wire.bundle(content);
  const title = fieldList(wire.title(content)[language]);
  const fields = wire.fields(entity, reading);
  const common = {
    uuid: fieldList(uuid),
    langcode: fieldList(entity.written[language]),
    status: fieldList(true),
    ...addressOf(entity, reading),
    ...fields,
  };
  switch (wire.form) {
    case 'node':
      return {
        entity_type: 'node',
        nid: fieldList(number),
        type: [bundleReference('node_type', bundle)],
        title,
        ...common,
      };
    case 'taxonomy_term':
      return {
        entity_type: 'taxonomy_term',
        tid: fieldList(number),
        vid: [bundleReference('taxonomy_vocabulary', bundle)],
        name: title,
        ...common,
      };
    case 'webform':
      return { entity_type: 'webform', id: fieldList(bundle), title, ...common };
    case 'paragraph':
      return paragraphJson(number, bundle, { langcode: common.langcode, ...fields });
  }
}

/** The URL of an entity's page: in this language as an alias, and in each language of the site as a full path. */
function addressOf(entity: Entity, reading: Reading) {
  const { language } = reading;
  const found = languagesOf(reading.site, reading).flatMap((spoken) => {
    const page = pageOf(entity, { ...reading, language: spoken });
    return page ? [[spoken, page] as const] : [];
  });
  const [, page] = found.find(([spoken]) => spoken === language) ?? [];
  const alias = page && unprefixed(language, pathOfPage(page, language));
  return {
    path: alias === undefined ? [] : [{ alias, pid: entity.number, langcode: language }],
    paths: Object.fromEntries(found.map(([spoken, there]) => [spoken, pathOfPage(there, spoken)])),
  };
}

/** Whether the page of an entity requires a login; one without a page is open to everyone. */
export function asksLogin(page: EntityPage | null): boolean {
  return page !== null && 'route' in page && ROUTES[page.route].type === 'private';
}
