import { Megaphone } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readAlerts, type StaffAlert } from '../staff-contract.ts';
import { useSiteNames } from './site-names.ts';

/** Every alert: those that show first, then the newest. */
export function AlertsScreen() {
  const { t } = useTranslation('crisis-alerts-staff');
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? undefined };
  const alerts = useFreshEndpoint(readAlerts, { query });
  return (
    <StaffScreen
      title={t('title')}
      lead={t('lead')}
      actions={
        <Link className={buttonClass()} to="/berichten/nieuw">
          {t('new')}
        </Link>
      }
    >
      <StaffList
        of={alerts}
        address="/berichten"
        heights={[3, 3, 3]}
        empty={{ icon: <Megaphone />, title: t('empty'), text: t('emptyText') }}
        pages={t('pages')}
      >
        {(rows, list) => <AlertTable list={list} alerts={rows} />}
      </StaffList>
    </StaffScreen>
  );
}

interface AlertTableProps {
  readonly list: Ref<HTMLDivElement>;
  readonly alerts: readonly StaffAlert[];
}

function AlertTable({ list, alerts }: AlertTableProps) {
  const { t } = useTranslation('crisis-alerts-staff');
  const siteNames = useSiteNames();
  return (
    <StaffTable
      ref={list}
      caption={t('title')}
      rows={alerts}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('head.alert'),
          cell: ({ id, title }) => (
            <Link to={`/berichten/${id}`}>
              <bdi>{title.nl}</bdi>
            </Link>
          ),
        },
        { head: t('head.type'), cell: ({ field_type }) => t(`tone.nl.${field_type}`) },
        { head: t('head.sites'), cell: ({ sites }) => siteNames(sites) },
        {
          head: t('head.state'),
          cell: ({ published }) => (
            <Chip tone={published ? 'success' : 'neutral'}>{t(published ? 'shown' : 'draft')}</Chip>
          ),
        },
      ]}
    />
  );
}
