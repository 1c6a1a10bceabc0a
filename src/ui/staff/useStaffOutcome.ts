import { useOutcome } from '../toast/useOutcome.ts';
import { withCode } from './code-question.ts';

/** As `useOutcome`, for acts that may ask for a code: if none is given, it shows nothing. */
export function useStaffOutcome(...args: Parameters<typeof useOutcome>) {
  const outcome = useOutcome(...args);
  return {
    ...outcome,
    run: (act: () => Promise<unknown>, text?: string) => outcome.run(() => withCode(act), text),
  };
}
