import { Stethoscope } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router';
import { APPLICATION_LISTS, type ApplicationList } from '#domain/nurse/application.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ApplicationRow, readApplications } from '../staff-contract.ts';
import styles from './ApplicationsScreen.module.css';

/** Nurses who applied, in four lists; the address says which. */
export function ApplicationsScreen() {
  const { t } = useTranslation('nurses-staff');
  const [search] = useSearchParams();
  const list = APPLICATION_LISTS.find((one) => one === search.get('state')) ?? 'applied';
  const query = { page: search.get('page') ?? undefined, state: list };
  const applications = useFreshEndpoint(readApplications, { query });
  return (
    <StaffScreen title={t('title')} lead={t('lead')}>
      <nav aria-label={t('lists')}>
        <ul className={styles.lists}>
          {APPLICATION_LISTS.map((one) => (
            <li key={one}>
              <Link
                className={styles.list}
                to={one === 'applied' ? '/aanvragen' : `/aanvragen?state=${one}`}
                aria-current={one === list ? 'page' : undefined}
              >
                {t(`list.${one}`, { count: one === 'approved' ? 0 : (applications.data?.waiting[one] ?? 0) })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <StaffList
        of={applications}
        address="/aanvragen"
        heights={[3, 3, 3, 3]}
        empty={{ icon: <Stethoscope />, title: t(`empty.${list}`), text: t('emptyText') }}
        pages={t('pages')}
      >
        {(rows, table) => <Rows ref={table} list={list} rows={rows} />}
      </StaffList>
    </StaffScreen>
  );
}

/** The moment that a list is ordered by. */
const ORDERED = {
  applied: 'applied',
  package: 'approved',
  changed: 'practice_changed',
  approved: 'approved',
} as const;

interface RowsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly list: ApplicationList;
  readonly rows: readonly ApplicationRow[];
}

function Rows({ ref, list, rows }: RowsProps) {
  const { t } = useTranslation('nurses-staff');
  const { language, settings } = useKit();
  return (
    <StaffTable
      ref={ref}
      caption={t('title')}
      rows={rows}
      keyOf={({ uid }) => uid}
      columns={[
        {
          head: t('name'),
          cell: ({ uid, name }) => (
            <Link to={`/aanvragen/${uid}`}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          head: t('practice'),
          cell: ({ practice, locality }) => (
            <>
              <bdi>{practice}</bdi>
              <br />
              <bdi className="small muted">{locality}</bdi>
            </>
          ),
        },
        {
          head: t(ORDERED[list]),
          cell: (row) => formatInstant(language, row[ORDERED[list]] ?? row.applied, settings.timeZone),
        },
        {
          head: t('mail'),
          cell: ({ confirmed, blocked }) =>
            t(confirmed === null ? 'unconfirmed' : 'confirmed') + (blocked ? `, ${t('blocked')}` : ''),
        },
        { head: t('package'), cell: (row) => t(packageOf(row)) },
      ]}
    />
  );
}

function packageOf({ wants_package, package_sent }: ApplicationRow) {
  if (!wants_package) return 'notWanted';
  return package_sent ? 'sent' : 'wanted';
}
