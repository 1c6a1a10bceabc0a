import type { Endpoint, EndpointInput, EndpointReply } from '#domain/endpoint.ts';
import type { Context, ContextOf } from '../context.ts';

/** An endpoint with the use case that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: Context, input: EndpointInput<Endpoint>) => Promise<unknown>;
}

/** Binds a use case to an endpoint; the use case sees decoded input and a context that fits the declared access. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: ContextOf<E>, input: EndpointInput<E>) => Promise<EndpointReply<E>>,
): Route {
  // The mount checks access and decodes input before it calls, which the compiler cannot see.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
