import { isWrittenIn, withDutchFor, withTexts } from '#domain/content/content-resolve.ts';
import type { Language } from '#domain/kit/language.ts';
import { isSite, type Site } from '#domain/site/site.ts';
import type { Content, ContentKind, Entity } from './kind.ts';
import type { findPublished } from './queries.ts';

type Row = Awaited<ReturnType<typeof findPublished>>[number];

const IN_BOTH: Readonly<Record<Language, Language>> = { nl: 'nl', en: 'en' };
const IN_DUTCH: Readonly<Record<Language, Language>> = { nl: 'nl', en: 'nl' };

/** The snapshot before anything was read. */
export const NO_CONTENT = contentOf([]);

/**
 * Assembles the rows of the database into one snapshot. A piece whose English is missing or has a gap is shown in Dutch, because
 * a mixture would serve nobody. A piece made invalid by an editor's texts is shown as its file has it; one that does not even fit
 * this code's schema stays as it was in `before`. `unreadable` is called with the ids of both.
 */
export function assembleContent(
  rows: readonly Row[],
  kinds: readonly ContentKind[],
  before: Content,
  unreadable: (id: string) => void,
): Content {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  const entities = rows.flatMap(({ entity, texts }): Entity[] => {
    const kind = kindOf.get(entity.kind);
    // A newer node may know more kinds than this one.
    if (!kind) return [];
    const stored = withTexts(entity.shape, texts);
    const isEnglish = texts.en !== undefined && isWrittenIn(stored, 'en');
    const edited = kind.schema.safeParse(isEnglish ? stored : withDutchFor(stored, 'en'));
    if (!edited.success) unreadable(entity.id);
    const parsed = edited.success ? edited : kind.schema.safeParse(entity.shape);
    const { number, uuid, id, site } = entity;
    if (!parsed.success) return [before.ofNumber(number) ?? []].flat();
    const written = edited.success && !isEnglish ? IN_DUTCH : IN_BOTH;
    return [{ number, uuid, id, kind, site: isSite(site) ? site : null, content: parsed.data, written }];
  });
  return contentOf(entities);
}

function contentOf(entities: readonly Entity[]): Content {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const byNumber = new Map(entities.map((entity) => [entity.number, entity]));
  const ofSite = grouped(entities);
  const byKind = new Map(
    [...Map.groupBy(entities, ({ kind }) => kind.name)].map(([name, members]) => [name, grouped(members)]),
  );
  return {
    all: <T>({ name }: ContentKind<T>, site: Site) =>
      (byKind.get(name)?.(site) ?? []) as readonly Entity<T>[],
    find<T>(kind: ContentKind<T>, id: string) {
      const found = byId.get(id);
      return found?.kind.name === kind.name ? (found as Entity<T>) : undefined;
    },
    ofNumber: (number) => byNumber.get(number),
    ofSite,
  };
}

/** What each site shows of these, computed once per site. */
function grouped(entities: readonly Entity[]): (site: Site) => readonly Entity[] {
  const found = new Map<Site, readonly Entity[]>();
  return (site) => {
    const known =
      found.get(site) ?? entities.filter((entity) => entity.site === null || entity.site === site);
    found.set(site, known);
    return known;
  };
}
