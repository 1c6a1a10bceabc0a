import type { Db } from '#db/connection.ts';
import type { Feature } from '#domain/site/feature.ts';
import type { Vault } from '../crypto/keyring.ts';

/** Whose data it is, and the key that opens it. */
export interface ExportedPerson {
  readonly uid: number;
  readonly vault: Vault;
}

export type ExportValue = string | number | boolean | null;
export type ExportRow = Readonly<Record<string, ExportValue>>;

/**
 * What one slice keeps about a person, for the copy they may take along. Every table with a person in it belongs to a
 * dataset or is left out with a reason (`server/slices.ts`).
 */
export interface Dataset {
  /** Its file in the zip, and its word under `dataset`. */
  readonly name: string;
  /** The slice whose words name it under `dataset`, and its columns under `column`; what is missing there, `data-export` has. */
  readonly words?: string;
  /** The part of the product it belongs to: who never had that part gets no empty page about it. */
  readonly about?: Feature;
  /** The tables it covers. */
  readonly tables: readonly string[];
  read(db: Db, person: ExportedPerson): Promise<readonly ExportRow[]>;
}
