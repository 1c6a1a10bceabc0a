import type { Effort, Line } from './measure.ts';
import type { Aim } from './report.ts';

/** Where a part of the benchmark puts what it found, and how it works. */
export interface Parts {
  readonly effort: Effort;
  /** A folder that is removed at the end. */
  readonly folder: string;
  /** Tells the reader what is going on. */
  readonly say: (text: string) => void;
  readonly lines: Line[];
  readonly aims: Aim[];
  readonly memory: string[];
  readonly profileTo?: string;
}
