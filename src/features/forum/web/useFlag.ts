import { useRef, useState } from 'react';
import type { Flag } from '#domain/community/forum.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { addFlag, removeFlag } from '../flag-contract.ts';
import { noteFlag } from './flag-cache.ts';
import type { Flaggable } from './forum-texts.ts';

/**
 * Shows a like or report at once, and takes it back if the call fails; `onFailure` tells the reader. `stored` is the server's state, which
 * counts until the reader changes it here. What they change while a call is under way is sent after it.
 */
export function useFlag(
  flag: Flag,
  target: Flaggable,
  stored: boolean,
  onFailure: (failure: CallFailure) => void,
) {
  const { caller, queryClient } = useApp();
  const endSession = useSessionEnd();
  const [changed, setChanged] = useState<boolean | null>(null);
  const isOn = changed ?? stored;
  const [busy, setBusy] = useState(false);
  const wanted = useRef(stored);

  async function send(on: boolean, reason: string | undefined): Promise<void> {
    const params = { flag, type: target.type, id: String(target.id) };
    const body = reason === undefined ? {} : { field_reason: reason };
    if (on) await caller.call(addFlag, { params, body });
    else await caller.call(removeFlag, { params });
    noteFlag(queryClient, target, { flag, on });
  }

  async function set(on: boolean, reason?: string): Promise<boolean> {
    if (on === isOn) return false;
    setChanged(on);
    wanted.current = on;
    if (busy) return false;
    setBusy(true);
    let sent = on;
    try {
      do {
        sent = wanted.current;
        await send(sent, reason);
      } while (wanted.current !== sent);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setChanged(!sent);
      if (isSessionOver(error)) endSession();
      else onFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isOn, set, busy };
}
