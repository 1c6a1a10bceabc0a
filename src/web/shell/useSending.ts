import { useEffect } from 'react';
import { hasFeature } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/** Sends what a person did without a connection. The code for it is loaded only for people who are logged in. */
export function useSending(): void {
  const app = useApp();
  const me = useMe();
  useEffect(() => {
    if (!me || !hasFeature(app.site, 'registrations')) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { sendWhatWaits } = await import('../waiting.ts');
      if (!isOver) stop = sendWhatWaits(app, me);
    };
    // If it does not arrive, the next page that loads tries again.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [app, me]);
}
