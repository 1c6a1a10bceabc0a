import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ROUTES } from '#domain/site/routes.ts';
import { useApp } from '#ui/app/app.ts';
import { meQuery } from '#ui/app/me.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Whether a private page still waits until it is known who is looking, and whether asking has failed. */
export function useAdmission() {
  const route = useCurrentRoute();
  const { data: me, error, refetch } = useQuery(meQuery(useApp()));
  const { revalidate } = useRevalidator();
  const isUnknown = me === undefined && route !== undefined && ROUTES[route].type === 'private';
  const [isHeld, setHeld] = useState(isUnknown);
  useEffect(() => {
    if (isUnknown || !isHeld) return;
    // The page could not be prepared without knowing: that is made up for now. The router shows what came of it in a
    // transition, so the page may not come before that one.
    void revalidate().finally(() => startTransition(() => setHeld(false)));
  }, [isUnknown, isHeld, revalidate]);
  return {
    /** Nobody knows who is looking. */
    isUnknown,
    /** The content has to wait. */
    isWaiting: isUnknown || isHeld,
    /** Why asking has failed, where it did. */
    lost: isUnknown ? error : null,
    askAgain: () => void refetch(),
  };
}
