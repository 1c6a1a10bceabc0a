/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops the roles of a table whose rows are laid out as cards */
import type { ReactNode, Ref } from 'react';
import styles from './StaffTable.module.css';

export interface Column<Row> {
  readonly head: string;
  cell(row: Row): ReactNode;
}

interface StaffTableProps<Row> {
  /** Only for screen readers, as the heading of the page shows it. */
  readonly caption: string;
  /** The first names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): number;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A dense table whose rows become cards on a narrow screen. Roles are explicit, as browsers drop those of tables that are laid
 * out differently.
 */
export function StaffTable<Row>({ caption, columns, rows, keyOf, ref }: StaffTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard (WCAG 2.1.1)
    <div ref={ref} className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head }) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ head, cell }, nth) =>
                nth === 0 ? (
                  <th key={head} scope="row" role="rowheader">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} role="cell" data-head={head}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
