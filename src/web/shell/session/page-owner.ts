import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import type { PageOwner } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { asksWho, ME_KEY } from '#ui/app/me.ts';

/**
 * Remembers the person this page belongs to. On a shared computer somebody else may log in in another window after their session
 * has ended. Input on this page is not the other person's, even while the shell reloads the page, so `check` rejects before it
 * would be saved.
 */
export function createPageOwner(
  queryClient: QueryClient,
  load: () => Promise<Me | null>,
): PageOwner & { check(): Promise<void> } {
  let owner: number | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (asksWho(query)) owner ??= queryClient.getQueryData<Me | null>(ME_KEY)?.uid;
  });
  const isOther = (me: Me | null) => owner !== undefined && me !== null && me.uid !== owner;
  return {
    isOther,
    forget() {
      owner = undefined;
    },
    async check() {
      if (owner === undefined || !isOther(await load())) return;
      void queryClient.invalidateQueries({ queryKey: ME_KEY });
      throw new CallFailure('login_required', 'Somebody else is logged in.');
    },
  };
}
