import type { Db } from '#db/connection.ts';
import type { Feature } from '#domain/site/feature.ts';
import type { Vault } from '../crypto/keyring.ts';

/** Whose data it is, and the key that decrypts it. */
export interface ExportedPerson {
  readonly uid: number;
  readonly vault: Vault;
}

export type ExportValue = string | number | boolean | null;
export type ExportRow = Readonly<Record<string, ExportValue>>;

/**
 * The data that one slice stores about a person, for their data export. Every table with personal data belongs to a
 * dataset or is left out with a reason (`server/slices.ts`).
 */
export interface Dataset {
  /** Its file in the zip, and its translation key under `dataset`. */
  readonly name: string;
  /**
   * The slice whose catalogue names it under `dataset`, and its columns under `column`; the fallback is that of
   * `data-export`.
   */
  readonly words?: string;
  /** The part of the product it belongs to: a person who never had that part gets no empty page about it. */
  readonly about?: Feature;
  /** The tables it covers. */
  readonly tables: readonly string[];
  read(db: Db, person: ExportedPerson): Promise<readonly ExportRow[]>;
}
