import { type InvalidateOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { onSessionOfOthers, tellWho } from '#ui/app/session-channel.ts';
import { askWhenRefused } from './ask-when-refused.ts';

/**
 * Asks again who is logged in when the answer may have changed: after a logout or another login in another tab, when somebody
 * comes back to this one, and when a read is refused because nobody is logged in (spec 1 §4, §6).
 */
export function useSessionCheck(): void {
  const queryClient = useQueryClient();
  const uid = useMe()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    tellWho(uid);
    const ask = (options?: InvalidateOptions) =>
      void queryClient.invalidateQueries({ queryKey: ME_KEY }, options);
    // Coming back to a hidden tab fires both events.
    const look = () => document.visibilityState === 'visible' && ask({ cancelRefetch: false });
    const stopListening = onSessionOfOthers(uid, () => ask());
    document.addEventListener('visibilitychange', look);
    // Windows side by side are never hidden.
    window.addEventListener('focus', look);
    const stopWatching = askWhenRefused(queryClient);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      stopWatching();
    };
  }, [uid, queryClient]);
}
