/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops the roles of a table whose rows are laid out as cards */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { ORDERS, type Order, type Sorting } from './order.ts';
import styles from './TableHead.module.css';

export const COLUMNS = ['name', 'programme', 'filled', 'exercises', 'recent'] as const;
export type Column = (typeof COLUMNS)[number];

export interface TableHeadProps {
  readonly sorting: Sorting;
  readonly onSort: (order: Order) => void;
}

/** The heads of the columns, by which she sorts. On a phone, where rows are cards, they only name the columns. */
export function TableHead({ sorting, onSort }: TableHeadProps) {
  const { t } = useTranslation('clients');
  return (
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((column) => {
          const name = t(`list.column.${column}`);
          const order = ORDERS.find((one) => one === column);
          if (!order) {
            return (
              <th key={column} scope="col" role="columnheader">
                {name}
              </th>
            );
          }
          const direction = order === sorting.order ? directionOf(sorting) : undefined;
          return (
            <th key={column} scope="col" role="columnheader" aria-sort={direction}>
              <span className={styles.unsorted}>{name}</span>
              <button type="button" className={styles.sort} onClick={() => onSort(order)}>
                {name}
                <Direction of={direction} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const directionOf = ({ isDescending }: Sorting) => (isDescending ? 'descending' : 'ascending');

function Direction({ of }: { of: ReturnType<typeof directionOf> | undefined }) {
  if (of === undefined) return <ChevronsUpDown aria-hidden="true" className={styles.unused} />;
  return of === 'ascending' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
