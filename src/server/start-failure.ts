import { FolderInUse } from '#db/lock.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { WrongContent } from '#platform/content/reader.ts';
import { WrongEnvironment } from '#platform/environment.ts';

/** A command that fails ends with its reason alone: whoever runs it can do nothing with a stack. */
export function failInWords(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${reasonOf(error, 'It failed')}\n`);
    process.exit(1);
  });
}

/**
 * Says why the server did not start, or what `failed` names, in words for people; the cause says more than the failed statement, and
 * contains no stored data.
 */
export function reasonOf(error: unknown, failed = 'Houvast could not start'): string {
  if (error instanceof WrongEnvironment)
    return `These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`;
  if (error instanceof WrongContent) return `The content is wrong, so nothing was loaded:\n${error.message}`;
  if (error instanceof FolderInUse) return error.message;
  if (!(error instanceof Error)) return `${failed}: ${String(error)}`;
  const { cause } = error;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Stop the other program, or set PORT to another number.';
  }
  const message = cause instanceof Error ? cause.message : error.message;
  return `${failed}: ${message || code || error.name}`;
}
