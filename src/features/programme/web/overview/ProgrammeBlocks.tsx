import type { ReactNode } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { currentExercise, isProgrammeComplete, programmeProgress } from '#domain/programme/programme.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ExerciseAnswerRow } from '../../answers-contract.ts';
import type { ProgramNode } from '../../contract.ts';
import { outlineOf } from '../useProgramme.ts';
import { EndBlock } from './EndBlock.tsx';
import { PhaseList } from './PhaseList.tsx';
import { PlanFirst } from './PlanFirst.tsx';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import { WeekOverview } from './WeekOverview.tsx';

interface ProgrammeBlocksProps {
  readonly me: Me;
  readonly node: ProgramNode;
  readonly answers: readonly ExerciseAnswerRow[];
  /** Null on a site that does not count use. */
  readonly overview: Overview | null;
  /** What is asked first. */
  readonly children: ReactNode;
}

export function ProgrammeBlocks({ me, node, answers, overview, children }: ProgrammeBlocksProps) {
  const { t } = useTranslation('programme');
  const today = useApp().today();
  const outline = outlineOf(node);
  const submitted = new Set(answers.map(({ webform_id }) => webform_id));
  const progress = programmeProgress(outline, { programmeStart: me.programmeStart, today, submitted });
  const complete = isProgrammeComplete(outline, submitted);
  const blocks = (
    <>
      {children}
      <ProgrammeHead me={me} node={node} progress={progress} complete={complete} />
      {overview && <PlanFirst me={me} overview={overview} />}
      {complete && <EndBlock node={node} submitted={submitted} />}
      <PhaseList node={node} progress={progress} current={complete ? null : currentExercise(progress)} />
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
