/** One frame of an error's stack, in a file of our own. */
export interface StackFrame {
  /** Empty if it has no name. */
  readonly function: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The frames nearest to the error show what went wrong. */
export const MOST_FRAMES = 30;

/** Names as programs have them: no spaces, so that no sentence fits. */
export const NAME_PATTERN = /^[A-Za-z_$][\w$.<>]{0,79}$/;
export const FILE_PATTERN = /^[\w-][\w./-]{0,149}$/;

/** Where a frame is. */
const PLACE = /^(?<place>[^()\s]+):(?<line>\d+):(?<column>\d+)$/;

/**
 * The frames of an error that are in our own files, nearest first. `ownFile` returns the file of a location, or null if
 * it is not ours. The message is left out: it can contain what somebody typed.
 */
export function framesOf(
  error: Pick<Error, 'message' | 'stack'>,
  ownFile: (place: string) => string | null,
): StackFrame[] {
  return traceIn(error)
    .split('\n')
    .flatMap((line) => frameIn(line, ownFile) ?? [])
    .slice(0, MOST_FRAMES);
}

/** A stack without the name of the error and its message, which some browsers and Node put before the frames. */
export function traceIn({ message, stack = '' }: Pick<Error, 'message' | 'stack'>): string {
  const start = stack.indexOf(`: ${message}`);
  const isFirstLine = start !== -1 && !stack.slice(0, start).includes('\n');
  return message !== '' && isFirstLine ? stack.slice(start + 2 + message.length) : stack;
}

function frameIn(line: string, ownFile: (place: string) => string | null): StackFrame | null {
  const { name, where } = partsOf(line.trim());
  const found = PLACE.exec(where)?.groups;
  const file = found ? ownFile(found['place'] ?? '') : null;
  if (!found || file === null || !FILE_PATTERN.test(file)) return null;
  return {
    function: NAME_PATTERN.test(name) ? name : '',
    file,
    line: Number(found['line']),
    column: Number(found['column']),
  };
}

/** `at name (place:1:2)` of Chromium and Node, where the name may be missing, and `name@place:1:2` of the others. */
function partsOf(line: string): { name: string; where: string } {
  if (!line.startsWith('at ')) {
    const end = line.indexOf('@');
    return { name: line.slice(0, Math.max(end, 0)), where: line.slice(end + 1) };
  }
  const frame = line
    .slice('at '.length)
    .replace(/^async /, '')
    .replace(/^new /, '');
  const start = frame.lastIndexOf(' (');
  if (start === -1) return { name: '', where: frame };
  const [name = ''] = frame.slice(0, start).split(' [as ');
  return { name, where: frame.slice(start + 2).replace(/\)$/, '') };
}

/** The class name of an error; never more than a name. */
export function typeOf({ name }: Pick<Error, 'name'>): string {
  return NAME_PATTERN.test(name) ? name : 'Error';
}
