import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { AUDIT_PARTS, actionNamed } from '#domain/staff/audit.ts';
import { useApp } from '#ui/app/app.ts';
import { formatInstant } from '#ui/app/format.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { readAudit } from '../contract.ts';
import { AuditFilter } from './AuditFilter.tsx';

type Line = EndpointReply<typeof readAudit>['rows'][number];

/** The log, newest first; the address holds the filter, so that it can be kept. */
export function AuditScreen() {
  const { t } = useTranslation('audit-staff');
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) || undefined;
  const query = {
    page: given('page'),
    from: given('from'),
    until: given('until'),
    part: AUDIT_PARTS.find((part) => part === given('part')),
  };
  const { data, isError, refetch } = useFreshEndpoint(readAudit, { query });
  return (
    <StaffScreen title={t('title')} lead={t('lead')}>
      <AuditFilter key={search.toString()} />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingBlocks heights={[3, 3, 3, 3]} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={<ScrollText />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <AuditTable rows={data.rows} />}
      {data && <KeysetPager label={t('pages')} older={data.pager.older} />}
    </StaffScreen>
  );
}

function AuditTable({ rows }: { readonly rows: readonly Line[] }) {
  const { t } = useTranslation('audit-staff');
  const { language, settings } = useApp();
  const wordsFor = (name: string) => {
    const action = actionNamed(name);
    return action ? t(`action.${action}`) : name;
  };
  return (
    <StaffTable caption={t('title')} heads={[t('when'), t('who'), t('what'), t('about'), t('why')]}>
      {rows.map(({ id, at, name, action: done, subject, site, reason }) => (
        <tr key={id}>
          <th scope="row">
            <time dateTime={at}>{formatInstant(language, at, settings.timeZone)}</time>
          </th>
          <td>{name}</td>
          <td>{wordsFor(done)}</td>
          <td>{[subject, site].filter(Boolean).join(' · ')}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </StaffTable>
  );
}
