/** What was typed on this device and is not on the server yet. */
export interface DeviceDraft<Written> {
  readonly written: Written;
  readonly revision: number | null;
  /** The `changed` of the server's draft that it is based on, or null when there was none. */
  readonly basis: string | null;
  /** When it was typed, by this device's clock: milliseconds. */
  readonly at: number;
}

/** What stands on the server, and its revision; null where nothing was sent yet. */
interface Sent<Written> {
  readonly written: Written;
  readonly revision: number | null;
}

/** A draft on the server, with the instant at which it was saved. */
interface ServerDraft<Written> extends Sent<Written> {
  readonly changed: string;
}

/** The initial state of a form that keeps drafts. */
export interface Opening<Written> extends Sent<Written> {
  /** `changed` of the server's draft, or null. */
  readonly basis: string | null;
  /** Where the unsubmitted text is saved; null when it is what was sent, if anything. */
  readonly unsent: 'device' | 'server' | null;
}

/** The newest of the drafts on this device and on the server, or else what was sent (contract head section). */
export function openingOf<Written>(
  sent: Sent<Written>,
  draft: ServerDraft<Written> | undefined,
  typed: DeviceDraft<Written> | null,
): Opening<Written> {
  const basis = draft?.changed ?? null;
  if (typed && (typed.basis === basis || !draft || typed.at > Date.parse(draft.changed)))
    return { written: typed.written, revision: typed.revision, basis, unsent: 'device' };
  if (draft) return { written: draft.written, revision: draft.revision, basis, unsent: 'server' };
  return { ...sent, basis, unsent: null };
}
