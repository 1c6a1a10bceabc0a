import type { Person } from './data.ts';
import type { Effort, Line } from './measure.ts';
import type { Program } from './process.ts';
import type { DatabaseCpu } from './processor-time.ts';
import type { Aim } from './report.ts';

/** The options of a part of the benchmark, and where it puts its results. */
export interface Parts {
  readonly effort: Effort;
  /** A temporary folder. */
  readonly folder: string;
  /** Reports progress. */
  readonly say: (text: string) => void;
  readonly lines: Line[];
  readonly aims: Aim[];
  readonly memory: string[];
  readonly profileTo?: string;
  /** The only PostgreSQL section to run; absent: everything. */
  readonly only?: string;
}

export const DATABASE = 'PostgreSQL';

/** What is measured on one filled database. */
export interface Bench {
  readonly url: string;
  readonly product: Program;
  readonly floor: Program;
  readonly people: readonly Person[];
  readonly readers: readonly Person[];
  readonly writers: readonly Person[];
  readonly databaseCpu: DatabaseCpu;
}

/** A target with an upper limit. */
export function atMost(what: string, wanted: number, measured: number, unit: '×' | 'MB' | 'ms'): Aim {
  const digits = unit === 'MB' ? 0 : 2;
  return {
    what,
    aim: `≤ ${wanted.toFixed(digits)} ${unit}`,
    measured: `${measured.toFixed(digits)} ${unit}`,
    met: measured <= wanted,
  };
}
