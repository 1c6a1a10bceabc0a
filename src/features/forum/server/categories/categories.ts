import { pathTo } from '#domain/site/paths.ts';
import type { Entity } from '#platform/content/kind.ts';
import { type Term, termKind } from '#platform/content/taxonomy.ts';
import type { Context } from '#platform/context.ts';

/** The categories of a site, in the order of the content. */
export function categoriesOf({ content, site }: Pick<Context, 'content' | 'site'>): readonly Entity<Term>[] {
  return content.all(termKind, site).filter(({ content: { vocabulary, sites } }) => {
    return vocabulary === 'forums' && (sites === undefined || sites.includes(site));
  });
}

/** Finds a category by its number; undefined if the site has none of that number, or not any more. */
export function findCategory(
  context: Pick<Context, 'content' | 'site'>,
  tid: number,
): Entity<Term> | undefined {
  return categoriesOf(context).find(({ number }) => number === tid);
}

/** The path of a category's page. */
export function categoryPath({ language }: Pick<Context, 'language'>, tid: number): string {
  return pathTo({ language }, 'forumCategory', { category: String(tid) });
}
