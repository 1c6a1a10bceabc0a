import type { Access } from '#contract/endpoint.ts';
import type { Feature } from '#domain/site/feature.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Context } from '../context.ts';
import { Failure, notFound } from '../failure.ts';
import { checkAccess } from '../http/guard.ts';
import { Revalidated } from '../http/revalidated.ts';

/** What a list was asked for. `page` counts from 0 (contract 1.6). */
export interface ViewRequest {
  readonly page: number;
  readonly args: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
}

export interface ViewPage {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** One list behind the shared path of all lists (contract section 3). The slice that owns it registers it. */
export interface View {
  readonly view: string;
  readonly display: string;
  readonly access: Access;
  /** Absent: every site has it. */
  readonly feature?: Feature;
  /** It is content: the browser keeps it and asks whether it still holds. */
  readonly revalidated?: boolean;
  /** Null: everything at once. */
  readonly pageSize: number | null;
  read(context: Context, request: ViewRequest): Promise<ViewPage>;
}

/** The pager of the wire (contract 1.6). */
export interface Pager {
  readonly current_page: number;
  readonly total_items: number;
  readonly total_pages: number;
  readonly items_per_page: number;
}

interface Answer {
  readonly rows: unknown[];
  readonly pager: Pager;
}

export class ViewDispatcher {
  readonly #views: ReadonlyMap<string, View>;
  constructor(views: readonly View[]) {
    this.#views = new Map(views.map((view) => [`${view.view}/${view.display}`, view]));
  }

  /** GET /entity/view/{view}/{display}/results. A page past the end has no rows. */
  async read(
    context: Context,
    name: { view: string; display: string },
    query: Readonly<Record<string, unknown>>,
  ): Promise<Answer | Revalidated<Answer>> {
    const view = this.#views.get(`${name.view}/${name.display}`);
    if (!view || (view.feature && !hasFeature(context.site, view.feature))) throw notFound();
    checkAccess(view, context.person);
    const request = requestOf(query);
    const { rows, total } = await view.read(context, request);
    const size = view.pageSize;
    const answer = {
      rows: [...rows],
      pager: {
        current_page: request.page,
        total_items: total,
        total_pages: size === null ? 1 : Math.ceil(total / size),
        items_per_page: size ?? total,
      },
    };
    return view.revalidated ? new Revalidated(answer) : answer;
  }
}

const PAGE_LIMIT = 1_000_000;

function requestOf(query: Readonly<Record<string, unknown>>): ViewRequest {
  const { page = '0', _format: _, 'args[]': listed, args, ...rest } = query;
  const number = typeof page === 'string' && /^\d{1,7}$/.test(page) ? Number(page) : Number.NaN;
  if (!(number <= PAGE_LIMIT)) throw invalid('page');
  const filters: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string') throw invalid(name);
    filters[name] = value;
  }
  return { page: number, args: [listed ?? args ?? []].flat().map(String), filters };
}

function invalid(name: string): Failure {
  return new Failure('malformed_request', `The querystring has an invalid ${name}.`);
}
