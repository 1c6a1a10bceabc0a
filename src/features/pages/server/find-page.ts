import type { Language } from '#domain/kit/language.ts';
import { languageOfPath } from '#domain/site/paths.ts';
import type { Entity, Reading } from '#platform/content/kind.ts';
import { asksLogin, isShown, pageOf, pathOfPage } from '#platform/content/wire.ts';
import type { Context } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { checkAccess } from '#platform/http/guard.ts';

/** A piece of content under the language in which its path asks for it. */
interface Found {
  readonly entity: Entity;
  readonly reading: Reading;
}

/** What stands under a path of the site, with or without the language in front. Throws when there is nothing, or not for this caller. */
export function findPage(context: Context, path: string): Found {
  const { language, explicit } = languageOfPath(path);
  const asked = explicit && language === 'nl' ? path.slice('/nl'.length) || '/' : path;
  const reading = { ...context, language };
  const entity = context.content
    .ofSite(context.site)
    .find((candidate) => isAt(candidate, reading, asked.replace(/(?<=.)\/$/, '')));
  if (!entity) throw notFound();
  refuseVisitor(context, entity, language);
  return { entity, reading };
}

function isAt(entity: Entity, reading: Reading, path: string): boolean {
  const page = pageOf(entity, reading);
  return page !== null && pathOfPage(page, reading.language) === path && isShown(entity, reading);
}

/** What a number stands for on this site, in the form that was asked for. */
export function findByNumber(context: Context, number: string, form: 'node' | 'taxonomy_term'): Entity {
  const entity = context.content.ofNumber(Number(number));
  if (entity?.kind.wire.form !== form || !isShown(entity, context)) throw notFound();
  // What has a page where the site lacks the page is part of what the site lacks.
  if (entity.kind.wire.page?.(entity.content) && !pageOf(entity, context)) throw notFound();
  refuseVisitor(context, entity, context.language);
  return entity;
}

function refuseVisitor({ person, site }: Context, entity: Entity, language: Language): void {
  if (asksLogin(pageOf(entity, { site, language }))) checkAccess({ access: 'user' }, person);
}

/** The same refusal in the words of decoupled_router (contract 2.6). */
export function findForRouter(context: Context, path: string): Found {
  try {
    return findPage(context, path);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'login_required') throw error;
    throw new Failure('login_required', 'Access denied for entity.');
  }
}
