import { useRef, useState } from 'react';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';

/**
 * Something that is on or off: shows a press at once, and takes it back if `send` fails. `stored` is the server's state, which counts
 * until it is changed here. What is pressed while a call is under way is sent after it.
 */
export function useLastPress<Sent extends unknown[]>(
  stored: boolean,
  send: (on: boolean, ...rest: Sent) => Promise<void>,
  onFailure: (failure: CallFailure) => void,
) {
  const endSession = useSessionEnd();
  const [changed, setChanged] = useState<boolean | null>(null);
  const isOn = changed ?? stored;
  const [busy, setBusy] = useState(false);
  const wanted = useRef(stored);

  async function set(on: boolean, ...rest: Sent): Promise<boolean> {
    if (on === isOn) return false;
    setChanged(on);
    wanted.current = on;
    if (busy) return false;
    setBusy(true);
    let sent = on;
    try {
      do {
        sent = wanted.current;
        await send(sent, ...rest);
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
