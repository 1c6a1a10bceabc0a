import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { readAlerts, type StaffAlert } from '../staff-contract.ts';
import { useSiteNames } from './site-names.ts';

/** Every alert: those that show first, then the newest. */
export function AlertsScreen() {
  const { t } = useTranslation('crisis-alerts-staff');
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? undefined };
  const { data, isError, refetch } = useFreshEndpoint(readAlerts, { query });
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
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingBlocks heights={[3, 3, 3]} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={<Megaphone />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <AlertTable alerts={data.rows} />}
      {data && <KeysetPager label={t('pages')} older={data.pager.older} />}
    </StaffScreen>
  );
}

function AlertTable({ alerts }: { readonly alerts: readonly StaffAlert[] }) {
  const { t } = useTranslation('crisis-alerts-staff');
  const siteNames = useSiteNames();
  return (
    <StaffTable
      caption={t('title')}
      heads={[t('head.alert'), t('head.type'), t('head.sites'), t('head.state')]}
    >
      {alerts.map(({ id, title, field_type, sites, published }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/berichten/${id}`}>{title.nl}</Link>
          </th>
          <td>{t(`tone.nl.${field_type}`)}</td>
          <td>{siteNames(sites)}</td>
          <td>
            <Chip tone={published ? 'success' : 'neutral'}>{t(published ? 'shown' : 'draft')}</Chip>
          </td>
        </tr>
      ))}
    </StaffTable>
  );
}
