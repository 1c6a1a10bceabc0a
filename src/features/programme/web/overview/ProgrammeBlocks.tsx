import type { ReactNode } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { currentExercise } from '#domain/programme/programme.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ProgramNode } from '../../contract.ts';
import type { Progress } from '../useProgramme.ts';
import { EndBlock } from './EndBlock.tsx';
import { PhaseList } from './PhaseList.tsx';
import { PlanFirst } from './PlanFirst.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import { WeekOverview } from './WeekOverview.tsx';

interface ProgrammeBlocksProps {
  readonly me: Me;
  readonly node: ProgramNode;
  readonly progress: Progress;
  /** Null on a site that does not count use. */
  readonly overview: Overview | null;
  /** The question above everything else. */
  readonly children: ReactNode;
}

export function ProgrammeBlocks({ me, node, progress, overview, children }: ProgrammeBlocksProps) {
  const { t } = useTranslation('programme');
  const { phases, state, isComplete } = progress;
  const blocks = (
    <>
      {children}
      <ProgrammeHead me={me} node={node} progress={phases} complete={isComplete} />
      {overview && <PlanFirst me={me} overview={overview} />}
      <EndBlock node={node} submitted={state.submitted} complete={isComplete} />
      <PhaseList node={node} progress={phases} current={isComplete ? null : currentExercise(phases)} />
    </>
  );
  if (!overview) return <div className="stack">{blocks}</div>;
  return (
    <SidebarLayout
      asideLabel={t('programme.week.title')}
      aside={<WeekOverview me={me} overview={overview} />}
    >
      {blocks}
    </SidebarLayout>
  );
}
