import { Failure } from './failure.ts';

/**
 * What a call proved before its transaction (`Route.prepare`), or the refusal that its use case throws: what was counted outside the
 * transaction outlasts it.
 */
export type Proven<Value> = Value | Failure;

/** What was proved; throws the refusal. */
export function proven<Value>(proof: Proven<Value>): Value {
  if (proof instanceof Failure) throw proof;
  return proof;
}
