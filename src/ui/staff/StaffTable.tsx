import type { ReactNode } from 'react';
import styles from './StaffTable.module.css';

interface StaffTableProps {
  /** Read out, and not shown: the heading of the page says it. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** Rows, each with a `<th scope="row">` first. */
  readonly children: ReactNode;
}

/** A dense table, which a narrow screen scrolls sideways within its own frame. */
export function StaffTable({ caption, heads, children }: StaffTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard (WCAG 2.1.1)
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
