import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import type { ListedDecision } from '../staff-contract.ts';
import { DecisionFacts } from './DecisionFacts.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useModerationWords } from './useModerationWords.ts';

/** A decision with what became of it, and the button that undoes it if that is possible. */
export function TakenDecision({ row }: { readonly row: ListedDecision }) {
  const { t, titleOf, doneBy, writtenBy } = useModerationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<'no' | 'yes' | 'answered'>('no');
  // The button that had the focus is gone, as there is nothing left to undo.
  useEffect(() => {
    if (asking === 'answered') heading.current?.focus({ preventScroll: true });
  }, [asking]);
  const { decision, undone } = row;
  const state = stateOf(row);
  return (
    <Card as="li" className="stack" aria-labelledby={`decision-${row.id}`}>
      <div className="row">
        <h2 className="h4" id={`decision-${row.id}`} ref={heading} tabIndex={-1}>
          {titleOf(row)}
        </h2>
        {state && (
          <Chip tone={state === 'inForce' ? 'above' : 'neutral'}>{t(`decisions.state.${state}`)}</Chip>
        )}
      </div>
      <DecisionFacts
        name={t('decisions.what')}
        decision={decision}
        more={[
          [t('item.writer'), `${writtenBy(row)} · ${t(`ui:site.${row.site}`)}`],
          ...(undone
            ? [
                [t('decisions.undone'), doneBy(undone)] as const,
                [
                  t('decisions.whyUndone'),
                  `${isolated(undone.reason)} (${t(`rule.${undone.rule}`)})`,
                ] as const,
              ]
            : []),
        ]}
      />
      {decision.action === 'remove' && <p className="small muted">{t('decisions.wordsGone')}</p>}
      {row.appeal === 'waiting' && row.may_undo && <p className="small">{t('decisions.appealed')}</p>}
      {row.appeal === 'upheld' && <p className="small">{t('decisions.upheld')}</p>}
      <div className="row">
        {row.may_undo && (
          <Button
            variant="secondary"
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            aria-describedby={`decision-${row.id}`}
            onClick={() => setAsking('yes')}
          >
            {t('decisions.undo')}
          </Button>
        )}
        <Link to={`/wachtrij?item=${row.item}`}>{t('decisions.look')}</Link>
      </div>
      {asking === 'yes' && (
        <UndoDialog row={row} onClose={() => setAsking('no')} onDone={() => setAsking('answered')} />
      )}
    </Card>
  );
}

/** What became of a decision, in a word; null if it took nothing from anybody. */
function stateOf({ undone, may_undo: isInForce, removed }: ListedDecision) {
  if (undone) return 'undone';
  if (isInForce) return 'inForce';
  return removed ? 'removed' : null;
}
