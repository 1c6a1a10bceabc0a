import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import type { StaffEndpoint } from '#contract/staff-endpoint.ts';
import type { StaffContext, StaffContextOf } from './staff-context.ts';

/** A call of the staff with its use case. */
export interface StaffRoute {
  readonly endpoint: StaffEndpoint;
  handle(context: StaffContext, input: EndpointInput<StaffEndpoint>): Promise<unknown>;
}

/** Binds a use case to an endpoint; the use case gets decoded input and a context that fits the declared access. */
export function staffRoute<E extends StaffEndpoint>(
  endpoint: E,
  handle: (context: StaffContextOf<E>, input: EndpointInput<E>) => Promise<EndpointReply<E>>,
): StaffRoute {
  // The mount checks access and decodes input before it calls, which the compiler cannot see.
  return { endpoint, handle };
}
