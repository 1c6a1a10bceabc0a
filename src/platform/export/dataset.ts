import type { Db } from '#db/connection.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Feature } from '#domain/site/feature.ts';
import type { Site } from '#domain/site/site.ts';
import type { Content } from '../content/kind.ts';
import type { Vault } from '../crypto/keyring.ts';

/** Whose data it is, and the key that decrypts it. */
export interface ExportedPerson {
  readonly uid: number;
  readonly vault: Vault;
  /** Addresses of this domain belong to nobody. */
  readonly placeholderMailDomain: string;
}

/** Where and in which language a person reads their data. */
export interface ReaderContext {
  readonly content: Content;
  readonly site: Site;
  readonly language: Language;
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
  /** Replaces ids of the content by names, for people to read. */
  readonly inWords?: (context: ReaderContext) => (row: ExportRow) => ExportRow;
  read(db: Db, person: ExportedPerson): Promise<readonly ExportRow[]>;
}
