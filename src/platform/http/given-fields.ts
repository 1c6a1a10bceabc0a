import { safeParse } from 'zod/v4/core';
import type { output, Schema } from '#contract/schema.ts';
import { refusal } from '../failure.ts';
import { problemsOfIssues } from './errors.ts';

/** Fields as they came, of a call whose contract depends on what they say. */
export type Given = Readonly<Record<string, unknown>>;

/** What was given as its contract has it. Throws `Failure` (invalid_input), field by field, for anything that does not fit. */
export function fieldsOf<Fields extends Schema>(schema: Fields, given: Given): output<Fields> {
  const parsed = safeParse(schema, given);
  if (!parsed.success) throw refusal(problemsOfIssues(parsed.error.issues, given));
  return parsed.data;
}
