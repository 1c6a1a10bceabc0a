import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

interface Row {
  readonly changed: string;
  readonly revision: number | null;
}

/** The draft of one form, in the list of all drafts that the next form to open reads. */
export function draftIn<Found extends Row>(
  queryClient: QueryClient,
  list: FetchQueryOptions<Found[], Error, Found[], string[]>,
  isIt: (draft: Found) => boolean,
) {
  return {
    put(saved: Found): Found {
      queryClient.setQueryData<Found[]>(
        list.queryKey,
        (drafts) => drafts && [...drafts.filter((draft) => !isIt(draft)), saved],
      );
      return saved;
    },
    async read<Written>(writtenOf: (draft: Found) => Written) {
      const drafts = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const draft = drafts.find(isIt);
      return draft && { written: writtenOf(draft), revision: draft.revision, changed: draft.changed };
    },
  };
}
