import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ROUTES } from '#domain/site/routes.ts';
import { useApp } from '#ui/app/app.ts';
import { meQuery } from '#ui/app/me.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Milliseconds before asking again: a connection may come back without the browser noticing. */
const ASK_AGAIN = 5_000;

/**
 * Whether a private page still waits for the session check, and whether that check failed. A page from the device does not wait,
 * and keeps asking until there is an answer.
 */
export function useAdmission() {
  const app = useApp();
  const { isFromDevice } = app;
  const route = useCurrentRoute();
  const {
    data: me,
    error,
    refetch,
  } = useQuery({
    ...meQuery(app),
    refetchInterval: ({ state }) => (isFromDevice && state.data === undefined ? ASK_AGAIN : false),
  });
  const { revalidate } = useRevalidator();
  const isUnknown = me === undefined && route !== undefined && ROUTES[route].type === 'private';
  const [isHeld, setHeld] = useState(isUnknown);
  useEffect(() => {
    if (isUnknown || !isHeld) return;
    // The loaders could not run without a session, so they run now. The router shows the result in a transition, so the
    // page must not appear before that.
    void revalidate().finally(() => startTransition(() => setHeld(false)));
  }, [isUnknown, isHeld, revalidate]);
  return {
    /** Whether the session is not known yet. */
    isUnknown,
    /** Whether the content has to wait. */
    isWaiting: !isFromDevice && (isUnknown || isHeld),
    /** The error of the session check, if it failed. */
    lost: isUnknown && !isFromDevice ? error : null,
    askAgain: () => void refetch(),
  };
}
