import { parse } from 'zod/v4/core';
import type { Access } from '#contract/endpoint.ts';
import { array, type output, type Schema } from '#contract/schema.ts';
import type { ViewContract, ViewPage } from '#contract/view.ts';
import type { Feature } from '#domain/site/feature.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Context, ContextByAccess } from '../context.ts';
import { notFound } from '../failure.ts';
import { checkAccess } from '../http/guard.ts';
import { Revalidated } from '../http/revalidated.ts';
import { invalidParameter, pageAsked, pagerOf } from './pager.ts';

/** The request for a list. `page` counts from 0 (contract 1.6). */
export interface ViewRequest {
  readonly page: number;
  readonly args: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
}

/** How a list is read. */
interface ViewReading<Row, Readers extends Access> {
  readonly access: Readers;
  /** Absent: every site has it. */
  readonly feature?: Feature;
  /** It is content: the browser caches it and revalidates. */
  readonly revalidated?: boolean;
  /** Null: everything at once. */
  readonly pageSize: number | null;
  read(
    context: ContextByAccess[Readers],
    request: ViewRequest,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

type AnyRow = Record<string, unknown>;

/** One list behind the shared path of all lists (contract section 3), registered by the slice that owns it. */
export interface View extends ViewReading<AnyRow, Access> {
  readonly view: string;
  readonly display: string;
}

/** Binds a list to its contract: its rows are of the contract's type, and are validated like every reply. */
export function view<Row extends Schema<AnyRow>, Readers extends Access>(
  { view: name, display, row }: ViewContract<Row>,
  reading: ViewReading<output<Row>, Readers>,
): View {
  const rows = array(row);
  return {
    ...reading,
    view: name,
    display,
    async read(context, request) {
      // The dispatcher checks access before it reads.
      const found = await reading.read(context as ContextByAccess[Readers], request);
      return { total: found.total, rows: parse(rows, found.rows) };
    },
  };
}

export class ViewDispatcher {
  readonly #views: ReadonlyMap<string, View>;
  constructor(views: readonly View[]) {
    this.#views = new Map(views.map((one) => [`${one.view}/${one.display}`, one]));
  }

  /** GET /entity/view/{view}/{display}/results. A page past the end has no rows. */
  async read(
    context: Context,
    name: { view: string; display: string },
    query: Readonly<Record<string, unknown>>,
  ): Promise<ViewPage<AnyRow> | Revalidated<ViewPage<AnyRow>>> {
    const found = this.#views.get(`${name.view}/${name.display}`);
    if (!found || (found.feature && !hasFeature(context.site, found.feature))) throw notFound();
    checkAccess(found, context.person);
    const request = requestOf(query);
    const { rows, total } = await found.read(context, request);
    const size = found.pageSize;
    const isPastEnd = size === null && request.page > 0;
    const answer = {
      rows: isPastEnd ? [] : [...rows],
      pager: pagerOf({ page: request.page, total, size }),
    };
    return found.revalidated ? new Revalidated(answer) : answer;
  }
}

function requestOf(query: Readonly<Record<string, unknown>>): ViewRequest {
  const { page, _format: _, 'args[]': listed, args, ...rest } = query;
  const filters: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string') throw invalidParameter(name);
    filters[name] = value;
  }
  return { page: pageAsked(page), args: [listed ?? args ?? []].flat().map(String), filters };
}
