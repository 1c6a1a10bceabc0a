import { framesOf, typeOf } from '#contract/error-report.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import type { ErrorReport } from './envelope.ts';

const ROOT = new URL('../../../', import.meta.url).href;

/** Codes of the system and of the database: `ECONNREFUSED`, `23505`. */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** The fields of a report that may be taken from something thrown in this process. */
export function errorFields(thrown: unknown): Pick<ErrorReport, 'type' | 'code' | 'frames'> {
  if (!(thrown instanceof Error)) return { type: 'NoError', frames: [] };
  const code = codeOf(thrown.cause ?? thrown);
  return {
    type: typeOf(thrown),
    ...(code !== undefined && CODE.test(code) ? { code } : {}),
    frames: framesOf(thrown, ownFile),
  };
}

/** The errors that a job threw: several items of one run may have failed. */
export function failuresIn(thrown: unknown): readonly unknown[] {
  return thrown instanceof AggregateError ? thrown.errors : [thrown];
}

/** Node names module files by URL, and built ones by path. */
function ownFile(place: string): string | null {
  const path = place.startsWith('/') ? place : null;
  const address = path === null ? place : new URL(path, 'file:').href;
  if (!address.startsWith(ROOT)) return null;
  const file = address.slice(ROOT.length);
  return /^(src|dist)\//.test(file) ? file : null;
}
