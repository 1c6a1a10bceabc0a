import type { Entity, Reading } from '#platform/content/kind.ts';
import { entityJson, pageOf, pathOfPage } from '#platform/content/wire.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { type ContentEntity, readNode, readPage, readTerm, translatePath } from '../contract.ts';
import { findByNumber, findForRouter, findPage } from './find-page.ts';

export const contentRoutes: readonly Route[] = [
  route(readNode, async (context, { params }) => shown(findByNumber(context, params.nid, 'node'), context)),
  route(readTerm, async (context, { params }) =>
    shown(findByNumber(context, params.tid, 'taxonomy_term'), context),
  ),
  route(translatePath, async (context, { query }) => {
    if (query.path === undefined) throw notFound();
    const { entity, reading } = findForRouter(context, query.path);
    return translation(context, entity, reading);
  }),
];

/** Matches every path that no other call has, so it is mounted last. */
export const pageRoute: Route = route(readPage, async (context, { params }) => {
  const prefix = context.language === 'nl' ? '' : `/${context.language}`;
  const { entity, reading } = findPage(context, `${prefix}/${params['*']}`);
  return shown(entity, reading);
});

/** The mount validates the response against the contract. */
function shown(entity: Entity, reading: Reading): ContentEntity {
  return entityJson(entity, reading) as ContentEntity;
}

const CANONICAL = { node: '/node/', taxonomy_term: '/taxonomy/term/', webform: '/form/', paragraph: '' };

function translation({ origin, site }: Context, entity: Entity, reading: Reading) {
  const { form, bundle, title } = entity.kind.wire;
  const named = bundle(entity.content);
  const page = pageOf(entity, { site, language: reading.language });
  const id = form === 'webform' ? named : String(entity.number);
  return {
    resolved: `${origin}${CANONICAL[form]}${id}`,
    isHomePath: page !== null && 'route' in page && page.route === 'landing',
    entity: {
      canonical: origin + (page ? pathOfPage(page, reading.language) : ''),
      type: form,
      bundle: form === 'webform' ? 'webform' : named,
      id,
      uuid: entity.uuid,
    },
    label: title(entity.content)[reading.language],
  };
}
