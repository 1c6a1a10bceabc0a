import type { App } from '#ui/app/app.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { readDrafts } from '../draft-contract.ts';

export function prefetchBegun(app: App): void {
  prefetchEndpoint(app, readDrafts);
}

/** The exercises in which something is written that was not submitted; none as long as that is unknown. */
export function useBegun(): ReadonlySet<string> {
  const drafts = useEndpoint(readDrafts).data ?? [];
  return new Set(
    drafts.filter(({ data }) => Object.keys(data).length > 0).map(({ webform_id }) => webform_id),
  );
}
