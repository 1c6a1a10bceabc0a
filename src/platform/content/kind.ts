import type { z } from 'zod';
import type { Localised } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { LanguageSetting, Site } from '#domain/site/site.ts';

/** A kind of content, declared by the slice that owns it, next to the code that reads its files. */
export interface ContentKind<T = unknown> {
  readonly name: string;
  /** The schema of a finished piece, each text in both languages. */
  readonly schema: z.ZodType<T>;
  /** How the API represents it. */
  readonly wire: WireForm<T>;
}

/** Declares a kind of content; the object keeps the type of its pieces. */
export function contentKind<T>(kind: ContentKind<T>): ContentKind<T> {
  return kind;
}

/** A piece of content as it is published now. */
export interface Entity<T = unknown> {
  /** Its nid, tid or target_id on the wire; permanent within one database, also for one that left the files and came back. */
  readonly number: number;
  readonly uuid: string;
  /** Permanent, and the same in every database: `alcohol/tip/measure-glass`. */
  readonly id: string;
  readonly kind: ContentKind<T>;
  /** Null: on all sites. */
  readonly site: Site | null;
  readonly content: T;
  /** The language each translation is actually written in. */
  readonly written: Readonly<Record<Language, Language>>;
}

/** All published content, as a snapshot. */
export interface Content {
  /** What a site shows of a kind, in order. */
  all<T>(kind: ContentKind<T>, site: Site): readonly Entity<T>[];
  find<T>(kind: ContentKind<T>, id: string): Entity<T> | undefined;
  ofNumber(number: number): Entity | undefined;
  /** Everything a site shows, of every kind. */
  ofSite(site: Site): readonly Entity[];
}

/** The part of a request that decides which content is shown. */
export interface Reading extends LanguageSetting {
  readonly content: Content;
  readonly site: Site;
  readonly language: Language;
}

/** The page of an entity: one of the product's own, or a path that only the content defines. */
export type EntityPage =
  | { readonly route: RouteName; readonly params?: Readonly<Record<string, string>> }
  | { readonly path: string };

/** How the API represents a kind of content (contract 1.5). */
export interface WireForm<T> {
  readonly form: 'node' | 'taxonomy_term' | 'webform' | 'paragraph';
  /** Node type, vocabulary or paragraph type. */
  bundle(content: T): string;
  title(content: T): Localised;
  /** Absent: it has no page of its own. The number is that of the entity. */
  page?(content: T, number: number): EntityPage | null;
  /** Whether a site shows it in a language; absent: always. */
  isShown?(content: T, reading: Pick<Reading, 'site' | 'language'>): boolean;
  /** Its position among its kind on a site; absent: as in the files. */
  place?(content: T, site: Site): number;
  /** Its own fields, besides those of every entity. */
  fields(entity: Entity<T>, reading: Reading): Readonly<Record<string, unknown>>;
}
