import { Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { InertText } from '#ui/staff/InertText.tsx';
import { StaffList } from '#ui/staff/StaffList.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { type AppealRow, readAppeals } from '../appeal-staff-contract.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import { OutcomeForm, type OutcomeFormProps, type OutcomeValues } from './OutcomeForm.tsx';
import { useDrafts } from './useDraft.ts';
import { useModerationWords } from './useModerationWords.ts';

/** The waiting appeals, the oldest first. The form is open for the first one that the reader may decide on, or for the chosen one. */
export function AppealsScreen() {
  const { t } = useModerationWords();
  const [search] = useSearchParams();
  const page = search.get('page') ?? undefined;
  const appeals = useFreshEndpoint(readAppeals, { query: { page } });
  const [chosen, setChosen] = useState<number | null>(null);
  const drafts = useDrafts<OutcomeValues>();
  const isAll = page === undefined && appeals.data?.pager.older === null;
  useForgottenGone(drafts, isAll ? appeals.data?.rows : undefined);
  const mine = appeals.data?.rows.filter(({ may_decide: mayDecide }) => mayDecide);
  const isSettledNow = async (id: number) =>
    (await appeals.refetch()).data?.rows.every((row) => row.id !== id) ?? false;
  const open = mine?.find(({ id }) => id === chosen) ?? mine?.[0];
  return (
    <StaffScreen title={t('appeals.title')} lead={t('appeals.lead')}>
      {!drafts.isEmpty && <LeaveQuestion />}
      <StaffList
        of={appeals}
        address="/bezwaren"
        heights={[12, 12]}
        empty={{ icon: <Scale />, title: t('appeals.empty'), text: t('appeals.emptyText') }}
        pages={t('appeals.pages')}
      >
        {(rows, list) => (
          <section ref={list} className="stack" tabIndex={-1} aria-label={t('appeals.title')}>
            {rows.map((row) => (
              <Appeal
                key={row.id}
                row={row}
                drafts={drafts}
                isOpen={row === open}
                onOpen={() => setChosen(row.id)}
                onConflict={() => isSettledNow(row.id)}
              />
            ))}
          </section>
        )}
      </StaffList>
    </StaffScreen>
  );
}

/** Forgets what was typed about appeals that no longer wait, if `waiting` is all that do. */
function useForgottenGone(
  { typed, keep }: OutcomeFormProps['drafts'],
  waiting: readonly AppealRow[] | undefined,
): void {
  useEffect(() => {
    if (!waiting) return;
    for (const id of typed.keys()) if (!waiting.some((row) => row.id === id)) keep(id, null);
  }, [typed, keep, waiting]);
}

interface AppealProps {
  readonly row: AppealRow;
  readonly drafts: OutcomeFormProps['drafts'];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onConflict: OutcomeFormProps['onConflict'];
}

function Appeal({ row, drafts, isOpen, onOpen, onConflict }: AppealProps) {
  const { t, moment, writer, titleOf } = useModerationWords();
  const appellant = { name: writer(row.writer), moment: moment(row.created) };
  return (
    <Card as="section" className="stack" aria-labelledby={`appeal-${row.id}`}>
      <h2 className="h3" id={`appeal-${row.id}`}>
        {titleOf(row)}
      </h2>
      <InertText label={t('item.typed', { kind: t(`kind.${row.kind}`) })}>
        {row.text || t('item.nothingLeft')}
      </InertText>
      <DecisionFacts name={t('appeals.first')} decision={row.decision} />
      <InertText label={t('appeals.says', appellant)}>{row.appeal}</InertText>
      {isOpen && <OutcomeForm appeal={row} drafts={drafts} onConflict={onConflict} />}
      {row.may_decide && !isOpen && (
        <Button variant="secondary" onClick={onOpen}>
          {t('appeals.decide')}
        </Button>
      )}
      {!row.may_decide && <p className="small muted">{t('appeals.own')}</p>}
    </Card>
  );
}
