import type { ContentKind } from './content/kind.ts';
import type { ReadPieces } from './content/source.ts';
import type { Dataset } from './export/dataset.ts';
import type { Route } from './http/route.ts';
import type { Job, JobContext } from './jobs/job.ts';
import type { NodeType } from './nodes/dispatcher.ts';
import type { StaffRoute } from './staff/staff-route.ts';
import type { View } from './views/dispatcher.ts';
import type { FindWebform, Webform } from './webform/dispatcher.ts';

/**
 * What one slice contributes to the server. `server/slices.ts` lists the slices, and everything is assembled from that
 * list; tests hold each slice to what it declares here.
 */
export interface Slice {
  /** The name of its folder. */
  readonly name: string;
  readonly routes?: readonly Route[];
  /** Its calls on the host of the staff. */
  readonly staffRoutes?: readonly StaffRoute[];
  /** Its forms behind the shared path of all forms. */
  readonly forms?: readonly Webform[];
  /** Finds a form that the content of a site has. */
  readonly findForm?: FindWebform;
  /** Its lists behind the shared path of all lists. */
  readonly views?: readonly View[];
  /** Its types of node behind the shared paths of all nodes. */
  readonly nodes?: readonly NodeType[];
  readonly jobs?: readonly Job[];
  /** Deletes expired data; returns how many rows. Part of the job `tidy_up`. */
  readonly sweep?: (context: JobContext) => Promise<number>;
  readonly contentKinds?: readonly ContentKind[];
  /** Reads its files of `content/` for the database. */
  readonly pieces?: readonly ReadPieces[];
  /** The tables that this slice writes, and no other. */
  readonly tables?: readonly string[];
  /** Those of its tables whose rows people enter: an account with such a row is in use. */
  readonly entered?: readonly string[];
  /** Its datasets in a person's data export. */
  readonly datasets?: readonly Dataset[];
  /** Its tables with personal data that are not exported, and why. */
  readonly notExported?: Readonly<Record<string, string>>;
}
