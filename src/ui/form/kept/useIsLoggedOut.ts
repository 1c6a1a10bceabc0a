import { useCallback, useEffect, useRef } from 'react';
import { onSessionOver } from '#ui/app/session-channel.ts';

/**
 * Whether somebody logged out in another tab. They want nothing to be left behind, and kept entries can no longer be decrypted
 * (docs/decisions/0038).
 */
export function useIsLoggedOut(): () => boolean {
  const isOver = useRef(false);
  useEffect(
    () =>
      onSessionOver(() => {
        isOver.current = true;
      }),
    [],
  );
  return useCallback(() => isOver.current, []);
}
