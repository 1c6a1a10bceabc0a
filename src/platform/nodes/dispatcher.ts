import type { NodeContract, WrittenNode } from '#contract/node.ts';
import type { output, Schema } from '#contract/schema.ts';
import { plainValue } from '#contract/wire.ts';
import type { Feature } from '#domain/site/feature.ts';
import { languageOfPath, paramsAt } from '#domain/site/paths.ts';
import type { RouteName } from '#domain/site/routes.ts';
import { hasFeature, languagesOf } from '#domain/site/site.ts';
import type { Context, ParticipantContext } from '../context.ts';
import { Failure, notFound, refusal } from '../failure.ts';
import { fieldsOf, type Given, refuseReadOnly } from '../http/given-fields.ts';

interface NodeReading<Node> {
  readonly feature: Feature;
  /** Its page; the path has the number as `:nid`. */
  readonly page: RouteName;
  /** Null if there is no such node that the caller may see, whatever the reason. */
  read(context: ParticipantContext, nid: number): Promise<Node | null>;
  remove(context: ParticipantContext, nid: number): Promise<void>;
  /** Removes the writer's name from it, and from their comments under it; absent if nobody else can read it. */
  anonymize?(context: ParticipantContext, nid: number, withComments: boolean): Promise<Node>;
}

/** The slice's handlers for fields that fit its contract. */
interface NodeUse<Node, Written> extends NodeReading<Node> {
  create(context: ParticipantContext, written: Written): Promise<Node>;
  /** Changes a node that the caller may see; `revision` is the one that the caller changed, if they say so. */
  change(
    context: ParticipantContext,
    nid: number,
    written: Written,
    revision: number | undefined,
  ): Promise<Node>;
}

/** One type of node behind the shared paths of all nodes, registered by the slice that owns it. */
export interface NodeType extends NodeReading<WrittenNode> {
  readonly type: string;
  create(context: ParticipantContext, given: Given): Promise<WrittenNode>;
  /** `stored` is the node as `read` found it. */
  change(context: ParticipantContext, nid: number, given: Given, stored: WrittenNode): Promise<WrittenNode>;
}

/** Binds a type to its contract: the use cases get fields that fit it, and anything else is refused by field. */
export function nodeType<Node extends Schema<WrittenNode>, Written extends Schema<object>>(
  { type, written }: NodeContract<string, Node, Written>,
  { create, change, ...reading }: NodeUse<output<Node>, output<Written>>,
): NodeType {
  return {
    ...reading,
    type,
    create: async (context, given) => create(context, fieldsOf(written, given)),
    async change(context, nid, { revision, ...fields }, stored) {
      const fitting = fieldsOf(written, fields);
      refuseReadOnly(fields, stored, { isWritable: (name) => Object.hasOwn(fitting, name) });
      return change(context, nid, fitting, revisionOf(revision));
    },
  };
}

function revisionOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new Failure('malformed_request', 'The body has an invalid revision.');
}

/** Nodes that people wrote. One sequence numbers these and content, so a number is never of both. */
export class NodeDispatcher {
  readonly #types: readonly NodeType[];
  constructor(types: readonly NodeType[]) {
    // Numbers are looked up type by type, so the types that others can read come first: most requests are for those.
    this.#types = types.toSorted((one, other) => Number(canOthersRead(other)) - Number(canOthersRead(one)));
  }

  #on({ site }: Pick<Context, 'site'>): readonly NodeType[] {
    return this.#types.filter(({ feature }) => hasFeature(site, feature));
  }

  /** POST /node */
  async create(context: ParticipantContext, { type, ...fields }: Given): Promise<WrittenNode> {
    const named = plainValue(type);
    const found = this.#on(context).find((one) => one.type === named);
    if (found) return found.create(context, fields);
    const known = this.#types.some((one) => one.type === named);
    throw known
      ? notFound()
      : refusal([{ field: 'type', code: named === undefined ? 'required' : 'unknownChoice' }]);
  }

  /** GET /node/{nid}. Somebody else's node gets the same response as a missing one. */
  async read(context: Context, nid: number): Promise<WrittenNode> {
    const [, node] = await this.#find(context, nid);
    return node;
  }

  /** The node whose page is at a path, with or without the prefix of a language; null where no such page can be. */
  async readAt(context: Context, path: string): Promise<WrittenNode | null> {
    if (!languagesOf(context.site, context).includes(languageOfPath(path).language)) return null;
    for (const { page } of this.#on(context)) {
      const nid = paramsAt(page, path)?.['nid'];
      if (nid !== undefined) return this.read(context, Number(nid));
    }
    return null;
  }

  /** PATCH /node/{nid} */
  async change(context: ParticipantContext, nid: number, given: Given): Promise<WrittenNode> {
    const [type, stored] = await this.#find(context, nid);
    return type.change(context, nid, given, stored);
  }

  /** DELETE /node/{nid}. Returns the deleted node. */
  async remove(context: ParticipantContext, nid: number): Promise<WrittenNode> {
    const [type, node] = await this.#find(context, nid);
    await type.remove(context, nid);
    return node;
  }

  /** PATCH /entity/node/{nid}/anonymize */
  async anonymize(context: ParticipantContext, nid: number, withComments: boolean): Promise<WrittenNode> {
    const [type] = await this.#find(context, nid);
    if (!type.anonymize) throw notFound();
    return type.anonymize(context, nid, withComments);
  }

  async #find(context: Context, nid: number): Promise<readonly [NodeType, WrittenNode]> {
    if (isParticipant(context)) {
      for (const type of this.#on(context)) {
        const node = await type.read(context, nid);
        if (node) return [type, node];
      }
    }
    throw notFound();
  }
}

/** Whether others can read nodes of a type: only then is there a name to remove. */
function canOthersRead({ anonymize }: NodeType): boolean {
  return anonymize !== undefined;
}

function isParticipant(context: Context): context is ParticipantContext {
  return context.person?.kind === 'participant';
}
