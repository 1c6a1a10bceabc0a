import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SecondStep } from '#contract/endpoint.ts';
import { useApp, usePath } from '../app/app.ts';
import { CallFailure } from '../app/caller.ts';
import { meQuery } from '../app/me.ts';
import { useGoOn } from '../app/useGoOn.ts';

/** A second step as one page passes it to the next, in the history of the tab. */
export interface StepToGive extends SecondStep {
  /** Whether a new password was saved before it. */
  readonly isPasswordSaved: boolean;
}

/** The same as form fields, for a page whose script does not run or has not run yet. */
export interface PostedStep {
  readonly challenge: string;
  readonly secret: string;
  readonly uri: string;
}

/** The second step a login still needs, if a call was refused because of it. */
export function secondStepIn(error: unknown): SecondStep | undefined {
  return error instanceof CallFailure ? error.secondStep : undefined;
}

/** Opens the page that asks for a code if a call was refused because of it; false for any other error. */
export function useSecondStep(): (error: unknown, state: { readonly isPasswordSaved: boolean }) => boolean {
  const app = useApp();
  const path = usePath();
  const goOn = useGoOn();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return (error, { isPasswordSaved }) => {
    const step = secondStepIn(error);
    if (!step) return false;
    // If that began here, whoever was logged in is not any more.
    app.caller.forgetToken();
    queryClient.setQueryData(meQuery(app).queryKey, null);
    const state: StepToGive = { ...step, isPasswordSaved };
    const origin = search.get('origin') ?? undefined;
    void goOn(path('secondStep', {}, { origin }), { replace: true, state });
    return true;
  };
}
