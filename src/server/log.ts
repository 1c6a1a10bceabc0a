import pino from 'pino';

/** Lines are written in batches, at the latest after so many milliseconds and on exit; so many bytes wait at most, the rest is lost. */
const WRITING = { sync: false, minLength: 4_096, periodicFlush: 250, maxLength: 1_048_576 };

/**
 * Where lines are written: to a file, or without one to the standard output. While they cannot be, as on a full disk, the process goes on,
 * because its service is worth more than its log. Left alone, the first error would end it, and the last flush would try for ever.
 */
export function openLog(file: string | number = 1) {
  const log = pino.destination({ ...WRITING, dest: file });
  let isStuck = false;
  log.on('error', () => {
    isStuck = true;
  });
  log.on('write', () => {
    isStuck = false;
  });
  // Comes before that flush, which leaves a closed log alone.
  process.prependListener('exit', () => {
    if (isStuck) log.destroy();
  });
  return log;
}
