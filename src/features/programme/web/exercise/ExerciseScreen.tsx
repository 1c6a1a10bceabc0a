import { type Params, useParams } from 'react-router';
import { readContacts } from '#features/contacts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readCrisisPhrases } from '../../crisis-contract.ts';
import { prefetchProgramme } from '../useProgramme.ts';
import { ExerciseBody } from './ExerciseBody.tsx';
import { prefetchNurseReads } from './NurseReads.tsx';
import { fieldsQuery, useExercise } from './useExercise.ts';

/** Waits for the questions only: they decide whether this page is a 404. */
export async function prefetch(app: App, { exercise = '' }: Params): Promise<void> {
  prefetchProgramme(app);
  prefetchEndpoint(app, readContacts);
  prefetchEndpoint(app, readCrisisPhrases);
  prefetchNurseReads(app);
  try {
    await app.queryClient.ensureQueryData(fieldsQuery(app, exercise));
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'not_found') throw new Response(null, { status: 404 });
  }
}

/** An exercise: open, completed or locked. */
export function ExerciseScreen() {
  const { exercise = '' } = useParams();
  // Remounts the form for another exercise or person.
  return <Exercise key={`${exercise} ${useMe()?.uid}`} id={exercise} />;
}

function Exercise({ id }: { id: string }) {
  const { t } = useTranslation(['programme', 'ui']);
  const { exercise, isLoadingError, retry } = useExercise(id, useMe());
  return (
    <Page narrow>
      <PageTitle title={t('exercise.title')} />
      {isLoadingError && <LoadFailed onRetry={retry} />}
      {!exercise && !isLoadingError && <LoadingBlocks heights={[2.5, 16]} />}
      {exercise && <ExerciseBody exercise={exercise} />}
    </Page>
  );
}
