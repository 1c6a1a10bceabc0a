/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops the roles of a table whose rows are laid out as cards */
import type { ReactNode, RefCallback } from 'react';
import { Link } from 'react-router';
import { runningWeek } from '#domain/tracking/goal.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useNameOfPage } from '#ui/layout/useNameOfPage.ts';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientRow } from '../../contract.ts';
import styles from './ClientList.module.css';
import type { ClientsPage } from './order.ts';
import { Reasons } from './Reasons.tsx';
import { RecentDays } from './RecentDays.tsx';
import { COLUMNS, type Column, TableHead, type TableHeadProps } from './TableHead.tsx';

interface ClientTableProps extends TableHeadProps {
  readonly page: ClientsPage;
  /** The rows of all pages. */
  readonly total: readonly ClientRow[];
  readonly ref: RefCallback<HTMLElement>;
}

/** A table; on a phone each row is a card. */
export function ClientTable({ page, total, sorting, onSort, ref }: ClientTableProps) {
  const { t } = useTranslation('clients');
  const nameOf = useNameOfPage();
  const isGrouped = sorting.order === 'first';
  const isNeeded = ({ reasons }: ClientRow) => isGrouped && reasons.length > 0;
  const needed = page.rows.filter(isNeeded);
  const others = page.rows.filter((row) => !isNeeded(row));
  const countNeeded = total.filter(isNeeded).length;
  const rest = { count: total.length - countNeeded };
  return (
    <table ref={ref} role="table" tabIndex={-1} className={styles.table}>
      <caption className="visually-hidden">{nameOf(t('list.heading'), page.number, page.pages)}</caption>
      <TableHead sorting={sorting} onSort={onSort} />
      {needed.length > 0 && <Group title={t('list.needed', { count: countNeeded })} rows={needed} />}
      {others.length > 0 && (
        <Group title={t(countNeeded > 0 ? 'list.others' : 'list.all', rest)} rows={others} />
      )}
    </table>
  );
}

function Group({ title, rows }: { title: string; rows: readonly ClientRow[] }) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles.group}>
        <th colSpan={COLUMNS.length} scope="rowgroup" role="rowheader">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.uid} client={row} />
      ))}
    </tbody>
  );
}

function Row({ client }: { client: ClientRow }) {
  const { t } = useTranslation(['clients', 'ui']);
  const path = usePath();
  const today = useApp().today();
  const { uid, domain, name, reasons, streak, shares, recent, completed_exercises: completed } = client;
  const filled = streak ? t('list.filled', { filled: streak.completed, count: streak.total }) : null;
  const week = runningWeek(client.program_start_date, today);
  const exercises = shares.exercises ? t('list.exercises', { count: completed.length }) : null;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link to={path('client', { domain, uid: String(uid) })}>{name}</Link>
        <Reasons reasons={reasons} />
      </th>
      <Cell column="programme">
        {t(`ui:site.${domain}`)}
        {week !== null && <span className="small muted">{t('list.week', { number: week })}</span>}
      </Cell>
      <Cell column="filled">{filled ?? <NotShared />}</Cell>
      <Cell column="exercises">{exercises ?? <NotShared />}</Cell>
      <Cell column="recent">{shares.registrations ? <RecentDays marks={recent} /> : <NotShared />}</Cell>
    </tr>
  );
}

function NotShared() {
  const { t } = useTranslation('clients');
  return <span className="muted">{t('list.notShared')}</span>;
}

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const { t } = useTranslation('clients');
  return (
    <td role="cell">
      <span className={styles.label} aria-hidden="true">
        {t(`list.column.${column}`)}
      </span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}

/** Five rows while the clients are fetched (spec 2 §9). */
export function ClientTableSkeleton() {
  const { t } = useTranslation('clients');
  return (
    <div>
      <p role="status" className="small muted">
        {t('list.loading')}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} data-part="skeleton-row">
            <Skeleton width="8rem" />
            <Skeleton width="6rem" />
            <Skeleton width="9rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
