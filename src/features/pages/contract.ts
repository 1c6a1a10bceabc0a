import { endpoint } from '#contract/endpoint.ts';
import { address } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { languageOfPath } from '#domain/site/paths.ts';

/** A piece of content in one language; each type adds its own fields (contract 1.5, 2.6). */
export const contentEntity = z.looseObject({
  entity_type: z.enum(['node', 'taxonomy_term', 'webform']),
  uuid: z.listOf(z.string()),
  langcode: z.listOf(z.enum(LANGUAGES)),
  status: z.listOf(z.boolean()),
  ...address,
});

export type ContentEntity = z.infer<typeof contentEntity>;

export const readNode = endpoint({
  method: 'GET',
  path: '/node/:nid',
  access: 'any',
  summary: 'A node by its number: content, or what one wrote',
  params: z.object({ nid: z.nineDigits }),
  reply: contentEntity,
  errors: ['not_found', 'login_required'],
  revalidated: 'content',
});

export const readTerm = endpoint({
  method: 'GET',
  path: '/taxonomy/term/:tid',
  access: 'any',
  summary: 'A taxonomy term by its number',
  params: z.object({ tid: z.nineDigits }),
  reply: contentEntity,
  errors: ['not_found', 'login_required'],
  revalidated: true,
});

export const translatePath = endpoint({
  method: 'GET',
  path: '/router/translate-path',
  access: 'any',
  summary: 'What stands under a path of the site',
  query: z.object({ path: z.optional(z.string()) }),
  reply: z.object({
    resolved: z.string(),
    isHomePath: z.boolean(),
    entity: z.object({
      canonical: z.string(),
      type: z.string(),
      bundle: z.string(),
      id: z.string(),
      uuid: z.string(),
    }),
    label: z.string(),
  }),
  errors: ['not_found', 'login_required'],
  revalidated: 'content',
});

/** Mounted last: a path that matches no other call is the path of a page. */
export const readPage = endpoint({
  method: 'GET',
  path: '/*',
  access: 'any',
  summary: 'The page under a path of the site: a node, a term or a form',
  params: z.object({ '*': z.string() }),
  reply: contentEntity,
  errors: ['not_found', 'login_required'],
  revalidated: 'content',
});

/** The input of `readPage`: the path without the language, which the caller adds. */
export function pageCall(path: string) {
  const bare = languageOfPath(path).explicit ? path.replace(/^\/[^/]+/, '') : path;
  return { params: { '*': bare.slice(1) } };
}
