import type { Language } from '#domain/kit/language.ts';
import { languageOfPath } from '#domain/site/paths.ts';
import type { Entity, Reading } from '#platform/content/kind.ts';
import { asksLogin, isShown, pageOf, pathOfPage } from '#platform/content/wire.ts';
import type { Context } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { checkAccess } from '#platform/http/guard.ts';

/** A piece of content with the language requested by its path. */
interface Found {
  readonly entity: Entity;
  readonly reading: Reading;
}

/**
 * The page at a path of the site, with or without a language prefix. Throws when there is none, or when the caller may not
 * see it.
 */
export function findPage(context: Context, path: string): Found {
  const { language, explicit } = languageOfPath(path);
  const bare = explicit && language === 'nl' ? path.slice('/nl'.length) || '/' : path;
  const reading = { ...context, language };
  const entity = context.content
    .ofSite(context.site)
    .find((candidate) => isAt(candidate, reading, bare.replace(/(?<=.)\/$/, '')));
  if (!entity) throw notFound();
  refuseVisitor(context, entity, language);
  return { entity, reading };
}

function isAt(entity: Entity, reading: Reading, path: string): boolean {
  const page = pageOf(entity, reading);
  return page !== null && pathOfPage(page, reading.language) === path && isShown(entity, reading);
}

/** The content with this id on this site, in the requested form. */
export function findByNumber(context: Context, number: string, form: 'node' | 'taxonomy_term'): Entity {
  const entity = context.content.ofNumber(Number(number));
  if (entity?.kind.wire.form !== form || !isShown(entity, context)) throw notFound();
  // Content of a page that the site lacks does not exist on that site.
  if (entity.kind.wire.page?.(entity.content, entity.number) && !pageOf(entity, context)) throw notFound();
  refuseVisitor(context, entity, context.language);
  return entity;
}

function refuseVisitor(context: Context, entity: Entity, language: Language): void {
  if (asksLogin(pageOf(entity, { ...context, language }))) checkAccess({ access: 'user' }, context.person);
}

/** Like `findPage`, but refuses in the words of decoupled_router (contract 2.6). */
export function findForRouter(context: Context, path: string): Found {
  try {
    return findPage(context, path);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'login_required') throw error;
    throw new Failure('login_required', 'Access denied for entity.');
  }
}
