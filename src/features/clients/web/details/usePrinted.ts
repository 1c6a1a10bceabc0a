import { useQueries, useQuery } from '@tanstack/react-query';
import { fieldValue } from '#contract/wire.ts';
import { exerciseId, readProgramNode, readWebformFields } from '#features/programme/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import {
  type ClientRow,
  readClientExercises,
  readClientOverview,
  readConversationCards,
} from '../../contract.ts';
import { addressOf } from './useClient.ts';

/** The client sees each look in a list, so printing, which moves the focus of the window, is not another one. */
const ONE_LOOK = { refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/** What of a client goes on paper. Of it nothing is there before all of it is, as a page may be printed at any moment. */
export function usePrinted(client: ClientRow) {
  const app = useApp();
  const { domain, shares } = client;
  const address = { params: addressOf(client) };
  const days = useQuery({
    ...endpointQuery(app, readClientOverview, address),
    ...ONE_LOOK,
    enabled: shares.registrations,
  });
  const exercises = useQuery({
    ...endpointQuery(app, readClientExercises, address),
    ...ONE_LOOK,
    enabled: shares.exercises,
  });
  const node = useFreshEndpoint(readProgramNode, { params: { domain } });
  const cards = useEndpoint(readConversationCards);

  const rows = new Map(shares.exercises ? exercises.data?.map((row) => [row.webform_id, row]) : []);
  const { field_paragraphs: phases = [], field_end_program_exercises: end = [] } = node.data ?? {};
  const done = [...phases.flatMap((phase) => phase.field_exercise), ...end].flatMap((exercise) => {
    const row = rows.get(exerciseId(exercise));
    return row ? { title: fieldValue(exercise.field_title), row } : [];
  });
  const fields = useQueries({
    queries: done.map(({ row }) =>
      endpointQuery(app, readWebformFields, { params: { domain, webformId: row.webform_id } }),
    ),
  });

  const looks = [...(shares.registrations ? [days] : []), ...(shares.exercises ? [exercises] : [])];
  const content = shares.exercises ? [node, cards, ...fields] : [];
  const lost = [
    ...looks.filter(({ isError }) => isError),
    ...content.filter(({ isLoadingError }) => isLoadingError),
  ];
  const isThere =
    looks.every(({ isSuccess, isFetchedAfterMount }) => isSuccess && isFetchedAfterMount) &&
    content.every(({ data }) => data);
  return {
    /** Null: not all of it has arrived. */
    printed: isThere
      ? {
          days: shares.registrations ? days.data : undefined,
          answers: done.flatMap(({ title, row }, at) => {
            const questions = fields[at]?.data;
            return questions ? { title, row, questions } : [];
          }),
        }
      : null,
    errors: lost.map(({ error }) => error),
    retry(): void {
      for (const { refetch } of lost) void refetch();
    },
  };
}
