import { Gavel } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { EmptyList } from '#ui/staff/EmptyList.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffFailed } from '#ui/staff/StaffFailed.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { readDecisions } from '../staff-contract.ts';
import { TakenDecision } from './TakenDecision.tsx';
import { useModerationWords } from './useModerationWords.ts';

/** The decisions, the newest first. Those in force can be undone. */
export function DecisionsScreen() {
  const { t } = useModerationWords();
  const [search] = useSearchParams();
  const page = search.get('page') ?? undefined;
  const list = useTurnedPage();
  const { data, error, refetch } = useFreshEndpoint(readDecisions, { query: { page } });
  return (
    <StaffScreen title={t('decisions.title')} lead={t('decisions.lead')}>
      {error && <StaffFailed error={error} list="/besluiten" onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlocks heights={[10, 10, 10]} />}
      {data?.rows.length === 0 && (
        <EmptyList icon={<Gavel />} title={t('decisions.empty')}>
          {t('decisions.emptyText')}
        </EmptyList>
      )}
      {data && data.rows.length > 0 && (
        <ul ref={list} className="stack" tabIndex={-1} aria-label={t('decisions.title')}>
          {data.rows.map((row) => (
            <TakenDecision key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && <KeysetPager label={t('decisions.pages')} older={data.pager.older} />}
    </StaffScreen>
  );
}
