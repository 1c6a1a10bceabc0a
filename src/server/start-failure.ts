import { FolderInUse } from '#db/lock.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { WrongContent } from '#platform/content/reader.ts';
import { WrongEnvironment } from '#platform/environment.ts';

/** The number of a full disk where the embedded database runs (WASI). */
const NO_SPACE = 51;

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
  if (!(error instanceof Error)) return `${failed}: ${wordsOf(error)}`;
  const { cause } = error;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return 'The port is in use. Stop the other program, or set PORT to another number.';
  }
  const message = cause instanceof Error ? cause.message : error.message;
  return `${failed}: ${message || code || error.name}`;
}

/** What the embedded database throws of its folder is no Error, and says a number only. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('errno' in thrown)) return String(thrown);
  if (thrown.errno === NO_SPACE) return 'the disk of DATA_DIR is full';
  return `the embedded database cannot use its folder (error ${String(thrown.errno)})`;
}
