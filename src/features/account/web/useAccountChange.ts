import { useMe } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { accountChange, changeUser } from '../contract.ts';

/** Sends what changes of the own account; what is absent stays as it is. */
export function useAccountChange() {
  const me = useMe();
  const submission = useSubmission(changeUser);
  return (change: Parameters<typeof accountChange>[0]) =>
    submission.send({ params: { uid: String(me?.uid) }, body: accountChange(change) });
}
