import type { App } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { readDrafts } from '../draft-contract.ts';
import { typedOnDevice } from './exercise/answers-on-device.ts';

export function prefetchBegun(app: App): void {
  prefetchEndpoint(app, readDrafts);
}

/**
 * Tells whether something is written in an exercise that was not submitted: on this device, whose draft is the newer one, or else on
 * the server; not as long as that is unknown.
 */
export function useBegun(): (exercise: string) => boolean {
  const me = useMe();
  const drafts = useEndpoint(readDrafts).data ?? [];
  return (exercise) => {
    const draft = drafts.find(({ webform_id }) => webform_id === exercise);
    const written = (me && typedOnDevice(me, exercise)?.written) ?? draft?.data ?? {};
    return Object.keys(written).length > 0;
  };
}
