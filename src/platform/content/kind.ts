import type { z } from 'zod';
import type { Localised } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';

/** A kind of content. The slice that owns it declares it, beside the code that reads its files. */
export interface ContentKind<T = unknown> {
  readonly name: string;
  /** Of a finished piece, each text in both languages. */
  readonly schema: z.ZodType<T>;
  /** How calls show it. */
  readonly wire: Wire<T>;
}

export function contentKind<T>(kind: ContentKind<T>): ContentKind<T> {
  return kind;
}

/** A piece of content as it is shown now. */
export interface Entity<T = unknown> {
  /** Its nid, tid or target_id on the wire: for good, in one database. */
  readonly number: number;
  readonly uuid: string;
  /** For good, in every database: `alcohol/tip/measure-glass`. */
  readonly id: string;
  readonly kind: ContentKind<T>;
  /** Null: of all sites. */
  readonly site: Site | null;
  readonly content: T;
  /** The language in which it is really written, for each in which it is read. */
  readonly written: Readonly<Record<Language, Language>>;
}

/** All content that is published, at one moment. */
export interface Content {
  /** What a site shows of a kind, in order. */
  all<T>(kind: ContentKind<T>, site: Site): readonly Entity<T>[];
  find<T>(kind: ContentKind<T>, id: string): Entity<T> | undefined;
  ofNumber(number: number): Entity | undefined;
  /** Everything a site shows, of every kind. */
  ofSite(site: Site): readonly Entity[];
}

/** Who reads content: the part of a call that decides what is shown. */
export interface Reading {
  readonly content: Content;
  readonly site: Site;
  readonly language: Language;
}

/** The page under which an entity answers: one of the product's own, or a path that content alone knows. */
export type EntityPage =
  | { readonly route: RouteName; readonly params?: Readonly<Record<string, string>> }
  | { readonly path: string };

/** How calls show a kind of content (contract 1.5). */
export interface Wire<T> {
  readonly form: 'node' | 'taxonomy_term' | 'webform' | 'paragraph';
  /** Node type, vocabulary or paragraph type. */
  bundle(content: T): string;
  title(content: T): Localised;
  /** Absent: it has no page of its own. */
  page?(content: T): EntityPage | null;
  /** Whether a site shows it in a language; absent: always. */
  isShown?(content: T, reading: Pick<Reading, 'site' | 'language'>): boolean;
  /** Its own fields, beside those that every entity has. */
  fields(entity: Entity<T>, reading: Reading): Readonly<Record<string, unknown>>;
}
