import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { ME_KEY } from '#ui/app/me.ts';

/**
 * On a shared computer somebody else may have logged in in another window, after the session of whoever types here had ended. What is
 * typed here is not theirs: the shell opens the page anew.
 */
export async function checkWho(queryClient: QueryClient, load: () => Promise<Me | null>): Promise<void> {
  const known = queryClient.getQueryData<Me | null>(ME_KEY);
  const now = known ? await load() : null;
  if (!known || !now || now.uid === known.uid) return;
  void queryClient.invalidateQueries({ queryKey: ME_KEY });
  throw new CallFailure('login_required', 'Somebody else is logged in.');
}
