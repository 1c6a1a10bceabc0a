import { useState } from 'react';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { isolated } from '#ui/staff/isolated.ts';
import { useIsHere } from '#ui/usePresence.ts';
import type { Decided } from '../staff-contract.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { OpenItem } from './useDecision.ts';
import { useModerationWords } from './useModerationWords.ts';

/** The form of a decision, or the decision that somebody else took first. */
export function Deciding({ item, drafts, onNext, onConflict }: OpenItem) {
  const [isLost, setIsLost] = useState(false);
  const isHere = useIsHere();
  if (item.decision) return <DecidedBefore decision={item.decision} isLost={isLost} onNext={onNext} />;
  return (
    <DecisionForm
      item={item}
      drafts={drafts}
      isHere={isHere}
      onNext={onNext}
      onConflict={() => {
        setIsLost(true);
        return onConflict();
      }}
    />
  );
}

interface DecidedBeforeProps {
  readonly decision: Decided;
  /** Whether the reader had just sent another decision. */
  readonly isLost: boolean;
  readonly onNext: () => void;
}

function DecidedBefore({ decision, isLost, onNext }: DecidedBeforeProps) {
  const { t, moment } = useModerationWords();
  const { name, action, reason, decided_at: at } = decision;
  return (
    <Banner title={t('decide.before', { name: isolated(name) })} role={isLost ? 'alert' : undefined}>
      <div className="stack">
        <p>
          {t('decide.beforeText', {
            action: t(`done.${action}`),
            moment: moment(at),
            reason: isolated(reason),
          })}
        </p>
        {isLost && <p>{t('decide.lost')}</p>}
        <Button variant="secondary" size="small" onClick={onNext}>
          {t('decide.next')}
        </Button>
      </div>
    </Banner>
  );
}
