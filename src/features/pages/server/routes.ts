import type { WrittenNode } from '#contract/node.ts';
import { fieldValue } from '#contract/wire.ts';
import type { Entity, Reading } from '#platform/content/kind.ts';
import { entityJson, pageOf, pathOfPage } from '#platform/content/wire.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { Revalidated } from '#platform/http/revalidated.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { NodeDispatcher } from '#platform/nodes/dispatcher.ts';
import { type ContentEntity, readNode, readPage, readTerm, translatePath } from '../contract.ts';
import { findByNumber, findForRouter, findPage } from './find-page.ts';

/** The shared paths of everything that has a page: content, which browsers may cache, and what people wrote, which nobody may. */
export function entityRoutes(nodes: NodeDispatcher): readonly Route[] {
  return [
    route(readNode, async (context, { params: { nid } }) =>
      context.content.ofNumber(Number(nid))
        ? entityReply(context, findByNumber(context, nid, 'node'))
        : nodes.read(context, Number(nid)),
    ),
    route(readTerm, async (context, { params }) =>
      entityReply(context, findByNumber(context, params.tid, 'taxonomy_term')),
    ),
    route(translatePath, async (context, { query }) => {
      if (query.path === undefined) throw notFound();
      const node = await nodes.readAt(context, query.path);
      if (node) return translationOfNode(context, node);
      const { entity, reading } = findForRouter(context, query.path);
      return new Revalidated(translation(context, entity, reading));
    }),
  ];
}

/** Matches every path that no other call has, so it is mounted last. */
export function pageRoute(nodes: NodeDispatcher): Route {
  return route(readPage, async (context, { params }) => {
    const prefix = context.language === 'nl' ? '' : `/${context.language}`;
    const path = `${prefix}/${params['*']}`;
    const node = await nodes.readAt(context, path);
    if (node) return node;
    const { entity, reading } = findPage(context, path);
    return entityReply(reading, entity);
  });
}

/** The mount validates the response against the contract. */
function entityReply(reading: Reading, entity: Entity): Revalidated<ContentEntity> {
  return new Revalidated(entityJson(entity, reading) as ContentEntity);
}

function translationOfNode({ origin, language }: Context, { nid, uuid, type, title, paths }: WrittenNode) {
  const id = String(fieldValue(nid));
  return {
    resolved: `${origin}${CANONICAL.node}${id}`,
    isHomePath: false,
    entity: {
      canonical: origin + (paths[language] ?? ''),
      type: 'node',
      bundle: type[0]?.target_id ?? '',
      id,
      uuid: fieldValue(uuid) ?? '',
    },
    label: fieldValue(title) ?? '',
  };
}

const CANONICAL = { node: '/node/', taxonomy_term: '/taxonomy/term/', webform: '/form/', paragraph: '' };

function translation({ origin }: Context, entity: Entity, reading: Reading) {
  const { form, bundle, title } = entity.kind.wire;
  const named = bundle(entity.content);
  const page = pageOf(entity, reading);
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
