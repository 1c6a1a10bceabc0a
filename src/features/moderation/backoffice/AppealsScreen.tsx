import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { EmptyList } from '#ui/staff/EmptyList.tsx';
import { InertText } from '#ui/staff/InertText.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffFailed } from '#ui/staff/StaffFailed.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { type AppealRow, readAppeals } from '../appeal-staff-contract.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import { OutcomeForm, type OutcomeFormProps } from './OutcomeForm.tsx';
import { useModerationWords } from './useModerationWords.ts';

/** The waiting appeals, the oldest first. The form is open for the first one that the reader may decide on, or for the chosen one. */
export function AppealsScreen() {
  const { t } = useModerationWords();
  const [search] = useSearchParams();
  const page = search.get('page') ?? undefined;
  const list = useTurnedPage();
  const { data, error, refetch } = useFreshEndpoint(readAppeals, { query: { page } });
  const [chosen, setChosen] = useState<number | null>(null);
  const [drafts] = useState<OutcomeFormProps['drafts']>(() => new Map());
  const mine = data?.rows.filter(({ may_decide: mayDecide }) => mayDecide);
  const isSettledNow = async (id: number) =>
    (await refetch()).data?.rows.every((row) => row.id !== id) ?? false;
  const open = mine?.find(({ id }) => id === chosen) ?? mine?.[0];
  return (
    <StaffScreen title={t('appeals.title')} lead={t('appeals.lead')}>
      {error && <StaffFailed error={error} list="/bezwaren" onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlocks heights={[12, 12]} />}
      {data?.rows.length === 0 && (
        <EmptyList icon={<Scale />} title={t('appeals.empty')}>
          {t('appeals.emptyText')}
        </EmptyList>
      )}
      {data && data.rows.length > 0 && (
        <section ref={list} className="stack" tabIndex={-1} aria-label={t('appeals.title')}>
          {data.rows.map((row) => (
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
      {data && <KeysetPager label={t('appeals.pages')} older={data.pager.older} />}
    </StaffScreen>
  );
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
