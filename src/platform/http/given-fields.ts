import { isDeepStrictEqual } from 'node:util';
import { safeParse } from 'zod/v4/core';
import type { output, Schema } from '#contract/schema.ts';
import { plainValues } from '#contract/wire.ts';
import { type Failure, readOnlyField, refusal } from '../failure.ts';
import { problemsOfIssues } from './errors.ts';

/** The unvalidated fields of a call whose contract depends on their values. */
export type Given = Readonly<Record<string, unknown>>;

/** Decodes fields by their contract. Throws `Failure` (invalid_input), naming every field that does not fit. */
export function fieldsOf<Fields extends Schema>(schema: Fields, given: Given): output<Fields> {
  const parsed = safeParse(schema, given);
  if (!parsed.success) throw refusal(problemsOfIssues(parsed.error.issues, given));
  return parsed.data;
}

interface ReadOnlyRules {
  isWritable?(name: string): boolean;
  /** Why a field is refused. */
  failureOf?(name: string): Failure;
}

/** Refuses new values for fields that are not writable, none unless told; they may be sent as they are stored (contract 1.5). */
export function refuseReadOnly(
  fields: Given,
  stored: Given,
  { isWritable = () => false, failureOf = readOnlyField }: ReadOnlyRules = {},
): void {
  for (const [name, value] of Object.entries(fields)) {
    if (isWritable(name)) continue;
    const isStored = Object.hasOwn(stored, name);
    if (!isStored || !isDeepStrictEqual(valuesAsText(value), valuesAsText(stored[name])))
      throw failureOf(name);
  }
}

/** The plain values of a field. Callers may send a number as text, as when a comment is written. */
function valuesAsText(field: unknown): unknown[] {
  return plainValues(field).map((value) => (typeof value === 'number' ? String(value) : value));
}
