import { LANGUAGES } from '#domain/kit/language.ts';
import * as z from './schema.ts';

/** Where the page of an entity is: its alias in the language of the request, and its full path in each language it has. */
export const address = {
  path: z.array(z.object({ alias: z.string(), pid: z.number(), langcode: z.enum(LANGUAGES) })),
  paths: z.object({ nl: z.optional(z.string()), en: z.optional(z.string()) }),
};

/** A node that a person wrote, without the fields of its type (contract 1.5). */
export const writtenFields = {
  entity_type: z.literal('node'),
  nid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  langcode: z.listOf(z.enum(LANGUAGES)),
  type: z.array(
    z.object({ target_id: z.string(), target_type: z.literal('node_type'), target_uuid: z.string() }),
  ),
  title: z.listOf(z.string()),
  status: z.listOf(z.boolean()),
  created: z.instant,
  changed: z.instant,
  ...address,
  /** Counts changes from 1, so that no device overwrites what another one wrote meanwhile. */
  revision: z.number(),
  is_own: z.boolean(),
};

/** The same with fields that only the contract of its type knows. */
export const writtenNode = z.looseObject(writtenFields);
export type WrittenNode = z.infer<typeof writtenNode>;

/** Text with the little markup that people may use; it is safe HTML, so `value` equals `processed`. */
export const poorTextField = z.array(
  z.object({ value: z.string(), format: z.literal('poor_text'), processed: z.string() }),
);

/**
 * One type of node behind the shared paths of all nodes (contract 2.7), declared once by the slice that owns it: the
 * server's use cases and the browser's calls are typed by the same object.
 */
export interface NodeContract<
  Type extends string = string,
  Node extends z.Schema<WrittenNode> = z.Schema<WrittenNode>,
  Written extends z.Schema = z.Schema,
> {
  readonly type: Type;
  /** A node in a response. */
  readonly node: Node;
  /** The fields that its author writes. On a change, those left out stay. */
  readonly written: Written;
}

/** Declares a type of node; the object keeps the types of its fields. */
export function nodeContract<
  const Type extends string,
  Node extends z.Schema<WrittenNode>,
  Written extends z.Schema,
>(contract: NodeContract<Type, Node, Written>): NodeContract<Type, Node, Written> {
  return contract;
}
