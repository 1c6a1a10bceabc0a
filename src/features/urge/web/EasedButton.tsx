import { useState } from 'react';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useMe } from '#ui/app/me.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { sendOrKeep } from '#ui/app/waiting/send-waiting.ts';
import { atMost } from '#ui/at-most.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Counted } from './LessStep.tsx';
import { easedNow, sealUrge, URGES } from './waiting-urges.ts';

/** How many milliseconds the count is waited for: nobody should have to look at a button in this minute (our choice). */
const PATIENCE = 2_000;

/**
 * Counts the urge as ridden out and opens the page that says so. Without a connection it is counted later, once, and the page
 * does not wait for a slow one: the urge is put on the device before it is sent.
 */
export function EasedButton() {
  const { t } = useTranslation('urge');
  const app = useApp();
  const me = useMe();
  const path = usePath();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);

  async function count(): Promise<Counted> {
    const eased = easedNow(app);
    if (me === undefined && app.isFromDevice) return await sealUrge(eased);
    if (!me) return null;
    try {
      return await atMost<Counted>(PATIENCE, sendOrKeep(app, me, URGES, eased), 'kept');
    } catch (error) {
      if (error instanceof CallFailure) return null;
      throw error;
    }
  }
  async function ease(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const counted = await count();
      // Busy until the next page is there: a press meanwhile would count another urge.
      await goOn(path('urgeStep', { step: 'less' }), { state: counted });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="warm" busy={busy} onClick={() => void ease()}>
      {t('eased')}
    </Button>
  );
}
