import { UserX } from 'lucide-react';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router';
import { formatInstant } from '#ui/app/format.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { StaffTable } from '#ui/staff/StaffTable.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readDeletions, type WaitingDeletion } from '../contract.ts';
import { DeletionActs } from './DeletionActs.tsx';

/** Accounts that wait for a second person to have them deleted. */
export function DeletionsScreen() {
  const { t } = useTranslation('support-staff');
  const [search] = useSearchParams();
  const query = { page: search.get('page') ?? undefined };
  const deletions = useFreshEndpoint(readDeletions, { query });
  return (
    <StaffScreen title={t('deletions.title')} lead={t('deletions.lead')}>
      <StaffList
        of={deletions}
        address="/verwijderingen"
        heights={[3, 3]}
        empty={{ icon: <UserX />, title: t('deletions.empty'), text: t('deletions.emptyText') }}
        pages={t('deletions.pages')}
      >
        {(rows, list) => <DeletionTable list={list} rows={rows} />}
      </StaffList>
    </StaffScreen>
  );
}

interface DeletionTableProps {
  readonly list: Ref<HTMLDivElement>;
  readonly rows: readonly WaitingDeletion[];
}

function DeletionTable({ list, rows }: DeletionTableProps) {
  const { t } = useTranslation(['support-staff', 'ui']);
  const { language, settings } = useKit();
  return (
    <StaffTable
      ref={list}
      caption={t('deletions.title')}
      rows={rows}
      keyOf={({ uid }) => uid}
      columns={[
        {
          head: t('deletions.account'),
          cell: ({ uid, site, kind }) => (
            <>
              {uid}
              <br />
              <span className="small muted">
                {t(`ui:site.${site}`)}, {t(`found.${kind}`)}
              </span>
            </>
          ),
        },
        {
          head: t('deletions.asked'),
          cell: ({ by, asked }) => (
            <>
              <bdi>{by}</bdi>
              <br />
              <span className="small muted">{formatInstant(language, asked, settings.timeZone)}</span>
            </>
          ),
        },
        { head: t('deletions.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
        { head: t('deletions.act'), cell: (deletion) => <DeletionActs deletion={deletion} /> },
      ]}
    />
  );
}
