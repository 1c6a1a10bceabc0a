import { FolderInUse } from '#db/lock.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { WrongContent } from '#platform/content/reader.ts';
import { WrongEnvironment } from '#platform/environment.ts';

/**
 * Says why the server did not start, in words for people; the cause says more than the failed statement, and contains no stored
 * data.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof WrongEnvironment)
    return `These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`;
  if (error instanceof WrongContent) return `The content is wrong, so nothing was loaded:\n${error.message}`;
  if (error instanceof FolderInUse) return error.message;
  if (!(error instanceof Error)) return `Houvast could not start: ${String(error)}`;
  const { cause } = error;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Stop the other program, or set PORT to another number.';
  }
  const message = cause instanceof Error ? cause.message : error.message;
  return `Houvast could not start: ${message || code || error.name}`;
}
