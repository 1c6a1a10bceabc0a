import { Gavel } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { readDecisions } from '../staff-contract.ts';
import { TakenDecision } from './TakenDecision.tsx';
import { useModerationWords } from './useModerationWords.ts';

/** The decisions, the newest first. Those in force can be undone. */
export function DecisionsScreen() {
  const { t } = useModerationWords();
  const [search] = useSearchParams();
  const page = search.get('page') ?? undefined;
  const decisions = useFreshEndpoint(readDecisions, { query: { page } });
  return (
    <StaffScreen title={t('decisions.title')} lead={t('decisions.lead')}>
      <StaffList
        of={decisions}
        address="/besluiten"
        heights={[10, 10, 10]}
        empty={{ icon: <Gavel />, title: t('decisions.empty'), text: t('decisions.emptyText') }}
        pages={t('decisions.pages')}
      >
        {(rows, list) => (
          <ul ref={list} className="stack" tabIndex={-1} aria-label={t('decisions.title')}>
            {rows.map((row) => (
              <TakenDecision key={row.id} row={row} />
            ))}
          </ul>
        )}
      </StaffList>
    </StaffScreen>
  );
}
