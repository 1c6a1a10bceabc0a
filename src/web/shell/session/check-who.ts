import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { asksWho } from './forget-person.ts';

/**
 * Makes the check that rejects where another is logged in than whoever this page is of. On a shared computer that happens in another
 * window, after the session of whoever types here had ended. What is typed here is not theirs, also while the shell opens the page anew.
 */
export function createWhoCheck(
  queryClient: QueryClient,
  load: () => Promise<Me | null>,
): () => Promise<void> {
  let owner: number | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (!asksWho(query)) return;
    const me = queryClient.getQueryData<Me | null>(ME_KEY);
    owner = me ? (owner ?? me.uid) : undefined;
  });
  return async () => {
    const now = owner === undefined ? null : await load();
    if (owner === undefined || !now || now.uid === owner) return;
    void queryClient.invalidateQueries({ queryKey: ME_KEY });
    throw new CallFailure('login_required', 'Somebody else is logged in.');
  };
}
