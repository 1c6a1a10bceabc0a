import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApp } from '#ui/app/app.ts';
import { formatInstant } from '#ui/app/format.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { readDeletions, type WaitingDeletion } from '../contract.ts';
import { DeletionActs } from './DeletionActs.tsx';

/** Accounts that wait for a second person to have them deleted. */
export function DeletionsScreen() {
  const { t } = useTranslation('support-staff');
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? undefined };
  const { data, isError, refetch } = useFreshEndpoint(readDeletions, { query });
  return (
    <StaffScreen title={t('deletions.title')} lead={t('deletions.lead')}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingBlocks heights={[3, 3]} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={<UserX />} title={t('deletions.empty')}>
          {t('deletions.emptyText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <StaffTable
          caption={t('deletions.title')}
          heads={[t('deletions.account'), t('deletions.asked'), t('deletions.reason'), t('deletions.act')]}
        >
          {data.rows.map((row) => (
            <Row key={row.uid} deletion={row} />
          ))}
        </StaffTable>
      )}
      {data && <KeysetPager label={t('deletions.pages')} older={data.pager.older} />}
    </StaffScreen>
  );
}

function Row({ deletion }: { readonly deletion: WaitingDeletion }) {
  const { t } = useTranslation('support-staff');
  const { language, settings } = useApp();
  const { uid, site, kind, asked, by, reason } = deletion;
  return (
    <tr>
      <th scope="row">
        {uid}
        <br />
        <span className="small muted">
          {t(`sites.${site}`)}, {t(`found.${kind}`)}
        </span>
      </th>
      <td>
        {by}
        <br />
        <span className="small muted">{formatInstant(language, asked, settings.timeZone)}</span>
      </td>
      <td>{reason}</td>
      <td>
        <DeletionActs deletion={deletion} />
      </td>
    </tr>
  );
}
