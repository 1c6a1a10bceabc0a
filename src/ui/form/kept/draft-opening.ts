/** What was typed on this device and is not on the server yet. */
export interface DeviceDraft<Written> {
  readonly written: Written;
  readonly revision: number | null;
  /** The `changed` of the server's draft that it is based on, or null when there was none. */
  readonly basis: string | null;
  /** What was sent last, as JSON: the server may have it, where the page was closed before the answer. */
  readonly sent?: string;
  /** When it was typed, by this device's clock: milliseconds. */
  readonly at: number;
}

/** What stands on the server, and its revision; null where nothing was sent yet. */
interface Sent<Written> {
  readonly written: Written;
  readonly revision: number | null;
}

/** A draft on the server, with the instant at which it was saved. */
export interface ServerDraft<Written> extends Sent<Written> {
  readonly changed: string;
}

/** The initial state of a form that keeps drafts. */
export interface Opening<Written> extends Sent<Written> {
  /** `changed` of the server's draft, or null. */
  readonly basis: string | null;
  /** Where the unsubmitted text is saved; null when it is what was sent, if anything. */
  readonly unsent: 'device' | 'server' | null;
}

/**
 * What waits on this device, the draft on the server, or else what was sent (contract head section). What waits here keeps
 * the draft that it goes on from: if the server has another by now, saving it shows both.
 */
export function openingOf<Written>(
  sent: Sent<Written>,
  draft: ServerDraft<Written> | undefined,
  typed: DeviceDraft<Written> | null,
): Opening<Written> {
  if (typed) {
    const stored = JSON.stringify(draft?.written);
    const isOwn = stored === JSON.stringify(typed.written) || stored === typed.sent;
    const basis = isOwn || !draft ? (draft?.changed ?? null) : typed.basis;
    return { written: typed.written, revision: typed.revision, basis, unsent: 'device' };
  }
  if (draft) {
    const { written, revision, changed } = draft;
    return { written, revision, basis: changed, unsent: 'server' };
  }
  return { ...sent, basis: null, unsent: null };
}
