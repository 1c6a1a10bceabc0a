import { safeParse } from 'zod/v4/core';
import type { output, Schema } from '#contract/schema.ts';
import { refusal } from '../failure.ts';
import { problemsOfIssues } from './errors.ts';

/** The unvalidated fields of a call whose contract depends on their values. */
export type Given = Readonly<Record<string, unknown>>;

/** Decodes fields by their contract. Throws `Failure` (invalid_input), naming every field that does not fit. */
export function fieldsOf<Fields extends Schema>(schema: Fields, given: Given): output<Fields> {
  const parsed = safeParse(schema, given);
  if (!parsed.success) throw refusal(problemsOfIssues(parsed.error.issues, given));
  return parsed.data;
}
