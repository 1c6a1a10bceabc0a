import { readdirSync, readFileSync } from 'node:fs';
import { withClient } from './data.ts';

// CPU time as counted by Linux, user and system, in milliseconds; NaN without /proc.

const isCounted = process.platform === 'linux';
/** Milliseconds per tick. */
const TICK = 10;

/** The fields of a stat file from the third on: the name before them, in parentheses, may contain spaces. */
function statOf(folder: string): readonly string[] {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The sum of fields 14 and 15, utime and stime. */
function timeIn(fields: readonly string[]): number {
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

const ownTime = (folder: string) => timeIn(statOf(folder));

/** CPU time of a process since its start. */
export function cpuMsOf(pid: number | undefined): number {
  return isCounted ? ownTime(`/proc/${pid}`) : Number.NaN;
}

/** CPU time of its threads with this name. */
export function cpuMsOfThreads(pid: number | undefined, name: string): number {
  if (!isCounted) return Number.NaN;
  const tasks = `/proc/${pid}/task`;
  const threads = readdirSync(tasks).map((thread) => `${tasks}/${thread}`);
  const named = threads.filter((thread) => readFileSync(`${thread}/comm`, 'utf8') === `${name}\n`);
  return named.reduce((sum, thread) => sum + ownTime(thread), 0);
}

/** CPU time of a PostgreSQL server with all its processes, including those that ended. */
export type DatabaseCpu = () => number;

/** Finds the PostgreSQL server at a URL among the processes of this machine. */
export async function databaseCpuOf(url: string): Promise<DatabaseCpu> {
  if (!isCounted) return () => Number.NaN;
  const backend = await withClient(url, (run) =>
    run('select pg_backend_pid() as pid').then((found) => {
      const [row] = (found as { rows: { pid: number }[] }).rows;
      return fieldsOf(`/proc/${row?.pid}`)?.[1];
    }),
  );
  return () => {
    const children = processes().flatMap((folder) => {
      const fields = fieldsOf(folder);
      return fields && fields[1] === backend ? [timeIn(fields)] : [];
    });
    const fields = statOf(`/proc/${backend}`);
    // Fields 16 and 17, cutime and cstime: those of children that ended.
    const ended = (Number(fields[13]) + Number(fields[14])) * TICK;
    return children.reduce((sum, time) => sum + time, timeIn(fields) + ended);
  };
}

function processes(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => `/proc/${name}`);
}

/** Returns null if the process has ended meanwhile. */
function fieldsOf(folder: string): readonly string[] | null {
  try {
    return statOf(folder);
  } catch {
    return null;
  }
}
