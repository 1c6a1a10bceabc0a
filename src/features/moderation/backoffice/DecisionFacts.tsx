import type { ReactNode } from 'react';
import { Facts } from '#ui/staff/Facts.tsx';
import type { Decided } from '../staff-contract.ts';
import { useModerationWords } from './useModerationWords.ts';

interface DecisionFactsProps {
  /** The label of the decision. */
  readonly name: string;
  readonly decision: Decided;
  /** More rows, below these. */
  readonly more?: readonly (readonly [name: string, value: ReactNode])[];
}

/** Who decided what, and why. */
export function DecisionFacts({ name, decision, more }: DecisionFactsProps) {
  const { t, doneBy } = useModerationWords();
  return (
    <Facts
      rows={[
        [name, doneBy(decision)],
        [t('decisions.rule'), t(`rule.${decision.rule}`)],
        [t('decisions.why'), <bdi key="why">{decision.reason}</bdi>],
        ...(more ?? []),
      ]}
    />
  );
}
