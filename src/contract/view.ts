import * as z from './schema.ts';

/**
 * One list behind the shared path of all lists (contract section 3), declared once by the slice that owns it: the
 * server's reads and the browser's results are typed by the same object.
 */
export interface ViewContract<Row extends z.Schema = z.Schema> {
  readonly view: string;
  readonly display: string;
  /** The shape of one row. */
  readonly row: Row;
}

/** Declares a list; the object keeps the type of its rows. */
export function viewContract<Row extends z.Schema>(list: ViewContract<Row>): ViewContract<Row> {
  return list;
}

/** Which page a list shows, from 0, and how many there are (contract 1.6). */
export const pager = z.object({
  current_page: z.number(),
  total_items: z.number(),
  total_pages: z.number(),
  items_per_page: z.number(),
});

/** A page of a list. */
export function viewPage<Row extends z.Schema>(row: Row) {
  return z.object({
    rows: z.array(row),
    pager,
  });
}
export type ViewPage<Row> = z.infer<ReturnType<typeof viewPage<z.Schema<Row>>>>;
