import { createContext, useContext } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { StaffEndpoint } from '#contract/staff-endpoint.ts';
import { type CallArguments, CallFailure } from '../app/caller.ts';
import { type Submission, useSubmission } from '../app/submission.ts';

/** Asks for a new code; false when somebody leaves the question. */
export type AskForCode = () => Promise<boolean>;

const CodeQuestionContext = createContext<AskForCode>(async () => false);
export const CodeQuestionProvider = CodeQuestionContext.Provider;

/** Somebody was asked for a code and gave none: nothing was done, so there is nothing to report. */
class NoCodeGiven extends Error {}

/** Does something that may ask for a code; false when none was given. */
export async function withCode(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof NoCodeGiven) return false;
    throw error;
  }
}

/**
 * As `useSubmission`, for calls of the staff: asks for a code where the server does, and sends once more. Rejects when none was
 * given; `withCode` tells that from a failure.
 */
export function useStaffSubmission<E extends StaffEndpoint>(endpoint: E): Submission<E> {
  const submission = useSubmission(endpoint);
  const askForCode = useContext(CodeQuestionContext);
  return {
    ...submission,
    async send(...input: CallArguments<E>): Promise<EndpointReply<E>> {
      try {
        return await submission.send(...input);
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'code_required') throw error;
      }
      if (!(await askForCode())) throw new NoCodeGiven('No code was given');
      return submission.send(...input);
    },
  };
}
