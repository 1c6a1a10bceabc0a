import { useEffect } from 'react';
import { hasFeature } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/** A page may stay open for hours after a part of it was lost on the way. */
const TRY_AGAIN_MS = 5_000;

/** Sends what a person did without a connection. The code for it is loaded only for people who are logged in. */
export function useSending(): void {
  const app = useApp();
  const me = useMe();
  useEffect(() => {
    if (!me || !hasFeature(app.site, 'registrations')) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    let timer: number | undefined;
    const start = async () => {
      const waiting = await import('../waiting.ts').catch(() => null);
      if (isOver) return;
      if (waiting) stop = waiting.sendWhatWaits(app, me);
      else timer = window.setTimeout(() => void start(), TRY_AGAIN_MS);
    };
    void start();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop?.();
    };
  }, [app, me]);
}
