import { useEffect, useState } from 'react';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { deviceEntry, type Keeper } from '#ui/app/kept-entry.ts';
import type { DeviceDraft, Opening } from './draft-opening.ts';
import { DraftSaver, type DraftStatus } from './draft-saver.ts';

/** A form that keeps drafts: whose it is, what opened it, and how the server gets what is typed. */
interface DraftedForm<Written> {
  readonly keeper: Keeper;
  /** The name of the copy on this device. */
  readonly name: string;
  readonly opening: Opening<Written>;
  /** The server cannot keep it as it is. */
  refuses(written: Written): boolean;
  /** Saves it on the server; rejects with a `CallFailure`. Returns when that was, as the server says. */
  send(app: App, written: Written): Promise<{ readonly changed: string }>;
}

/** The copy on this device of what is typed in a form. */
export function deviceDraft<Written>(name: string) {
  return deviceEntry<DeviceDraft<Written>>(name);
}

/** Saves what is typed, on this device and on the server; `status` reports the progress. */
export function useDraft<Written>(form: DraftedForm<Written>) {
  const app = useApp();
  const { unsent, written } = form.opening;
  const [status, setStatus] = useState<DraftStatus>(unsent === 'server' ? 'saved' : 'none');
  const [saver] = useState(() => createSaver(app, form, setStatus));
  useEffect(() => {
    // The server does not have it yet.
    if (unsent === 'device') saver.change(written);
  }, [saver, unsent, written]);
  useEffect(() => {
    saver.enter();
    app.caller.prepareChange();
    const flush = () => void saver.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('online', flush);
      void saver.leave();
    };
  }, [saver, app.caller]);
  return { status, saver };
}

/** The failures after which it is no use to send the same again. */
const FINAL = new Set(['invalid_input', 'exercise_locked']);

function createSaver<Written>(
  app: App,
  { keeper, name, opening, refuses, send }: DraftedForm<Written>,
  show: (status: DraftStatus) => void,
): DraftSaver<Written> {
  const entry = deviceDraft<Written>(name);
  const { revision } = opening;
  let { basis } = opening;
  let keptAt = 0;
  return new DraftSaver({
    keep(written) {
      keptAt = Date.now();
      return entry.keep(keeper, { written, revision, basis, at: keptAt });
    },
    forget() {
      // Another page may have stored something newer; keep that.
      if ((entry.read(keeper)?.at ?? 0) <= keptAt || keptAt === 0) entry.forget(keeper);
    },
    show,
    async send(written) {
      if (refuses(written)) return 'refused';
      try {
        const saved = await send(app, written);
        basis = saved.changed;
        return 'saved';
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (isSessionOver(error)) return 'sessionOver';
        return FINAL.has(error.code) ? 'refused' : 'device';
      }
    },
  });
}
