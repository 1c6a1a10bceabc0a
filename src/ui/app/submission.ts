import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, EndpointReply } from '#contract/endpoint.ts';
import { useKit } from '#ui/kit.ts';
import { type CallArguments, CallFailure, isSessionOver } from './caller.ts';
import { askIfSessionOver } from './me.ts';

export interface Submission<E extends Call> {
  readonly busy: boolean;
  /** Sends, then refetches what the call changed. Rejects with a `CallFailure`. */
  send(...input: CallArguments<E>): Promise<EndpointReply<E>>;
  /** Whether an earlier try got no answer of the server, so that what it asked for may have been done. */
  mayBeDone(): boolean;
  /** The same of a call that ends the session, now that another try found it over. */
  wasProbablyDone(error: unknown): boolean;
}

interface Attempt {
  readonly input: string;
  readonly key: string;
  /** When it was first sent, in milliseconds. */
  readonly at: number;
}

/** What creates something and is under way, or got no answer, also from pages that were left since. Any later success ends it. */
const openAttempts = new Map<string, Attempt>();
/** After this many milliseconds the same input is meant anew. */
const OPEN_MS = 10 * 60_000;

function openAttempt(name: string): Attempt | undefined {
  const found = openAttempts.get(name);
  return found && Date.now() - found.at < OPEN_MS ? found : undefined;
}

/**
 * A state-changing call from a form. The same input keeps its idempotency key until it succeeds, so a second tap or a
 * retry after a network failure takes effect once, also by somebody who left the page before that and soon came back. A
 * tap during its call joins that; another input waits for the call before it.
 */
export function useSubmission<E extends Call>(endpoint: E): Submission<E> {
  const { caller, queryClient } = useKit();
  const [busy, setBusy] = useState(false);
  const name = `${endpoint.method} ${endpoint.path}`;
  const attempt = useRef(openAttempt(name));
  const last = useRef<{ input: string; run: Promise<EndpointReply<E>> } | null>(null);
  const unanswered = useRef(false);

  async function send(serialised: string, input: CallArguments<E>): Promise<EndpointReply<E>> {
    const own =
      attempt.current?.input === serialised
        ? attempt.current
        : { input: serialised, key: randomKey(), at: Date.now() };
    attempt.current = own;
    // Other methods do the same when they are repeated.
    if (endpoint.method === 'POST') openAttempts.set(name, own);
    const answer = await caller.callOnce(own.key, endpoint, ...input).catch((error: unknown) => {
      if (error instanceof CallFailure && error.isUnanswered) unanswered.current = true;
      if (!unanswered.current) openAttempts.delete(name);
      askIfSessionOver(queryClient, error);
      throw error;
    });
    openAttempts.clear();
    attempt.current = undefined;
    unanswered.current = false;
    await refresh(queryClient, endpoint.refreshes ?? []);
    return answer;
  }

  return {
    busy,
    mayBeDone: () => unanswered.current,
    wasProbablyDone: (error) => unanswered.current && isSessionOver(error),
    send: (...input) => {
      const serialised = JSON.stringify(input[0] ?? null);
      const before = last.current;
      if (before?.input === serialised) return before.run;
      setBusy(true);
      const sent = () => send(serialised, input);
      const run = (before ? before.run.then(sent, sent) : sent()).finally(() => {
        if (last.current?.run !== run) return;
        last.current = null;
        setBusy(false);
      });
      last.current = { input: serialised, run };
      return run;
    },
  };
}

/** Fetches these reads again; resolves once all have arrived or failed. */
export async function refresh(queryClient: QueryClient, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** Marks these reads as old, so that the next page that shows them fetches them; nothing changes on the open page. */
export function refreshLater(queryClient: QueryClient, paths: readonly string[]): void {
  for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
}

/** `crypto.randomUUID` exists only on https; keys must be unique, not secret. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
