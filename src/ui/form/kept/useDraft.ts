import { useEffect, useState } from 'react';
import { type App, useApp } from '#ui/app/app.ts';
import { deviceEntry, type Keeper } from '#ui/app/kept-entry.ts';
import { type Base, DraftOnServer } from './draft-on-server.ts';
import type { DeviceDraft, Opening, ServerDraft } from './draft-opening.ts';
import { DraftSaver, type DraftStatus } from './draft-saver.ts';

/** A form that keeps drafts: whose it is, what it opened with, and how the server gets what is typed. */
interface DraftedForm<Written> {
  readonly keeper: Keeper;
  /** The name of the copy on this device. */
  readonly name: string;
  readonly opening: Opening<Written>;
  /** Whether nothing of what is typed may be stored, here or on the server. */
  readonly keepsNothing?: boolean;
  /** Whether the server would reject it as it is. */
  refuses(written: Written): boolean;
  /**
   * Saves it on the server, with the version it is based on; rejects with a `CallFailure`. Returns when it was saved, by the
   * server's clock.
   */
  send(app: App, written: Written, base: Base): Promise<{ readonly changed: string }>;
  /** Reads the draft on the server; rejects with a `CallFailure`. */
  read(app: App): Promise<ServerDraft<Written> | undefined>;
}

/** A draft of another device conflicts with the one written here: the person chooses one. */
export interface DraftConflict<Written> {
  readonly other: Written;
  keepMine(mine: Written): Promise<void>;
  /** Puts the other draft into the form. */
  keepOther(): void;
}

/** The copy on this device of what is typed in a form. */
export function deviceDraft<Written>(name: string) {
  return deviceEntry<DeviceDraft<Written>>(name);
}

/**
 * Saves what is typed, on this device and on the server; `status` reports the progress. When a draft of another device
 * conflicts, `compare` shows it as `conflict`, and so does submitting, so that nobody loses the form while typing. `isChosen`
 * says that the person chose between the two, and `opening` changes with the choice.
 */
export function useDraft<Written>(form: DraftedForm<Written>) {
  const app = useApp();
  const { unsent, written } = form.opening;
  const [opening, setOpening] = useState(form.opening);
  const [status, setStatus] = useState<DraftStatus>(unsent === 'server' ? 'saved' : 'none');
  const [other, setOther] = useState<ServerDraft<Written> | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const compare = () => setComparing(true);
  const [{ saver, server }] = useState(() =>
    createSaver(app, form, { show: setStatus, meet: setOther, ask: compare }),
  );
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
  const choose = () => {
    setComparing(false);
    setHasChosen(true);
  };
  const conflict: DraftConflict<Written> | null =
    other && isComparing
      ? {
          other: other.written,
          async keepMine(mine) {
            choose();
            server.goOnFrom({ ...server.base, basis: other.changed });
            saver.change(mine);
            await saver.flush();
          },
          keepOther() {
            choose();
            const base = { revision: other.revision, basis: other.changed };
            server.goOnFrom(base);
            saver.take(other.written);
            setOpening({ ...base, written: other.written, unsent: 'server' });
          },
        }
      : null;
  return {
    status,
    saver,
    opening,
    conflict,
    compare: other && !isComparing ? compare : null,
    isChosen: hasChosen && !other,
  };
}

interface Heard<Written> {
  show(status: DraftStatus): void;
  meet(other: ServerDraft<Written> | null): void;
  ask(): void;
}

function createSaver<Written>(
  app: App,
  { keeper, name, opening, keepsNothing = false, refuses, send, read }: DraftedForm<Written>,
  { show, meet, ask }: Heard<Written>,
) {
  const entry = deviceDraft<Written>(name);
  const server = new DraftOnServer<Written>(opening, {
    send: (written, base) => send(app, written, base),
    read: () => read(app),
    meet,
  });
  let keptAt = 0;
  let sent: string | undefined;
  const keep = (written: Written) => {
    keptAt = Date.now();
    return entry.keep(keeper, { written, ...server.base, ...(sent ? { sent } : {}), at: keptAt });
  };
  const saver = new DraftSaver<Written>({
    keepsNothing,
    keep,
    forget() {
      // Keeps a newer draft that another page stored.
      if ((entry.read(keeper)?.at ?? 0) <= keptAt || keptAt === 0) entry.forget(keeper);
    },
    show,
    ask,
    async send(written) {
      if (refuses(written)) return 'refused';
      sent = JSON.stringify(written);
      // Not if it was removed, for example by logging out, or if another page stored something newer.
      if (entry.read(keeper)?.at === keptAt) keep(written);
      return server.save(written);
    },
  });
  return { saver, server };
}
