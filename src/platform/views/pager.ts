import { Failure } from '../failure.ts';

const PAGE_LIMIT = 1_000_000;

/** The page that a call asks for, counted from 0 (contract 1.6); the first one without a number. */
export function pageAsked(page: unknown = '0'): number {
  const number = typeof page === 'string' && /^\d{1,7}$/.test(page) ? Number(page) : Number.NaN;
  if (!(number <= PAGE_LIMIT)) throw invalidParameter('page');
  return number;
}

export function invalidParameter(name: string): Failure {
  return new Failure('malformed_request', `The querystring has an invalid ${name}.`);
}

/** The pager of a list; `size` is null if it has a single page. */
export function pagerOf({
  page,
  total,
  size,
}: {
  readonly page: number;
  readonly total: number;
  readonly size: number | null;
}) {
  return {
    current_page: page,
    total_items: total,
    total_pages: size === null ? 1 : Math.ceil(total / size),
    items_per_page: size ?? total,
  };
}
