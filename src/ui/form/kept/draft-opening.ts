/** A draft on this device that the server does not have yet. */
export interface DeviceDraft<Written> {
  readonly written: Written;
  readonly revision: number | null;
  /** The `changed` of the server's draft that it is based on, or null when there was none. */
  readonly basis: string | null;
  /** The draft as last sent, as JSON: the server may have it, if the page was closed before the response. */
  readonly sent?: string;
  /** When it was typed, in milliseconds by this device's clock. */
  readonly at: number;
}

/** The text on the server and its revision; null where nothing was sent yet. */
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
 * Chooses what the form opens with: the draft on this device, else the draft on the server, else what was submitted (contract
 * head section). The draft on this device keeps its basis, so if the server has another draft by now, saving shows both.
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
