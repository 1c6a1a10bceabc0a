import { useState } from 'react';
import type { Flag } from '#domain/community/forum.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { addFlag, removeFlag } from '../flag-contract.ts';

/** A text that can be liked or reported. */
export interface Flaggable {
  readonly type: 'node' | 'comment';
  readonly id: number;
}

/**
 * A like or report that shows at once and goes back where the call fails; `onFailure` says so. What the server said when the page was
 * read counts until then.
 */
export function useFlag(
  flag: Flag,
  { type, id }: Flaggable,
  stored: boolean,
  onFailure: (failure: CallFailure) => void,
) {
  const { caller } = useApp();
  const endSession = useSessionEnd();
  const [isOn, setIsOn] = useState(stored);
  const [busy, setBusy] = useState(false);

  async function set(on: boolean, reason?: string): Promise<boolean> {
    if (busy || on === isOn) return false;
    setIsOn(on);
    setBusy(true);
    const params = { flag, type, id: String(id) };
    try {
      if (on)
        await caller.call(addFlag, { params, body: reason === undefined ? {} : { field_reason: reason } });
      else await caller.call(removeFlag, { params });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setIsOn(!on);
      if (isSessionOver(error)) endSession();
      else onFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isOn, set, busy };
}
