import type { Endpoint, EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import type { Context, ContextOf } from '../context.ts';
import type { Download } from './download.ts';
import type { Existing } from './existing.ts';
import type { KeptRefusal } from './kept-refusal.ts';
import type { Revalidated } from './revalidated.ts';
import type { SeeOther } from './see-other.ts';

/** An endpoint with its use case. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: Context, input: EndpointInput<Endpoint>, prepared: unknown) => Promise<unknown>;
  /**
   * Slow work that must not hold a transaction, such as hashing a password. It gathers facts and counts
   * attempts, which a refusal must not undo, and never refuses.
   */
  readonly prepare?: (context: Context, input: EndpointInput<Endpoint>) => Promise<unknown>;
}

/** Binds a use case to an endpoint; the use case gets decoded input and a context that fits the declared access. */
export function route<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handle: (
    context: ContextOf<E>,
    input: EndpointInput<E>,
    prepared: Prepared,
  ) => Promise<
    | EndpointReply<E>
    | KeptRefusal
    | Revalidated<EndpointReply<E>>
    | (E extends { download: string } ? Download : never)
    | (E extends { entrance: string } ? SeeOther : never)
    | (E extends { mayExist: true } ? Existing<EndpointReply<E>> : never)
  >,
  prepare?: (context: ContextOf<E>, input: EndpointInput<E>) => Promise<Prepared>,
): Route {
  // The mount checks access and decodes input before it calls, which the compiler cannot see.
  return { endpoint, handle, ...(prepare ? { prepare } : {}) } as unknown as Route;
}
