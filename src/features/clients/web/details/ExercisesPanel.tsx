import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { fieldValue } from '#contract/wire.ts';
import { exerciseId, type ProgramNode, readProgramNode } from '#features/programme/contract.ts';
import { useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ClientRow, type CompletedExercise, readClientExercises } from '../../contract.ts';
import { NotOpened } from '../NotOpened.tsx';
import { AnswersDialog, type ShownAnswers } from './AnswersDialog.tsx';
import { ExerciseList } from './ExerciseList.tsx';
import type { ClientParts } from './parts.ts';
import { addressOf } from './useClient.ts';

/** The exercises of the programme by phase; a button opens the answers of each that is done. */
export function ExercisesPanel({ client, parts }: { client: ClientRow; parts: ClientParts }) {
  const node = useEndpoint(readProgramNode, { params: { domain: client.domain } });
  const exercises = useFreshEndpoint(readClientExercises, { params: addressOf(client) });
  if (node.isLoadingError || exercises.isError) {
    const retry = () => void Promise.all([node.refetch(), exercises.refetch()]);
    return <NotOpened errors={[exercises.error]} onRetry={retry} />;
  }
  if (!node.data || !exercises.data) return <LoadingBlocks heights={[3, 4, 4, 4]} />;
  return <Exercises client={client} node={node.data} rows={exercises.data} parts={parts} />;
}

interface ExercisesProps {
  readonly client: ClientRow;
  readonly node: ProgramNode;
  readonly rows: readonly CompletedExercise[];
  readonly parts: Pick<ClientParts, 'Answers'>;
}

/** The same, once the exercises were fetched. */
export function Exercises({ client, node, rows, parts }: ExercisesProps) {
  const { t } = useTranslation('clients');
  const [shown, setShown] = useState<ShownAnswers | null>(null);
  const done = new Map(rows.map((row) => [row.webform_id, row]));
  const { field_paragraphs: phases, field_end_program_exercises: end } = node;
  const groups = [
    ...phases.map((phase) => ({
      title: fieldValue(phase.field_title) ?? '',
      exercises: phase.field_exercise,
    })),
    { title: t('exercises.end'), exercises: end.filter((one) => done.has(exerciseId(one))) },
  ];
  return (
    <div className="stack">
      {done.size === 0 && (
        <EmptyState icon={<ListChecks />} title={t('exercises.emptyTitle')}>
          {t('exercises.empty')}
        </EmptyState>
      )}
      {groups.map(
        (group) =>
          group.exercises.length > 0 && (
            <ExerciseList key={group.title} {...group} done={done} onOpen={setShown} />
          ),
      )}
      {shown && (
        <AnswersDialog
          shown={shown}
          domain={client.domain}
          Answers={parts.Answers}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
