import type { SliceWords } from 'i18next';

/** A slice that has texts. */
export type SliceName = keyof SliceWords;

/** The keys in a catalogue of what is a `Leaf`, with dots between its levels. A text with plurals has one key for all its forms. */
type KeysOf<Catalogue, Leaf> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends Leaf
    ? WithoutPlural<Key>
    : Catalogue[Key] extends string | readonly string[]
      ? never
      : `${Key}.${KeysOf<Catalogue[Key], Leaf>}`;
}[keyof Catalogue & string];

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

// Kept per slice, so that the compiler works them out once: the types of i18next do so again for every text.
type TextKeys = { [Slice in SliceName]: KeysOf<SliceWords[Slice], string> };
type ListKeys = { [Slice in SliceName]: KeysOf<SliceWords[Slice], readonly string[]> };

type KeysIn<Slices, Keys extends Record<SliceName, string>> = Slices extends SliceName
  ? Keys[Slices] | Named<Slices, Keys>
  : Slices extends readonly [infer First extends SliceName, ...infer Others extends readonly SliceName[]]
    ? Keys[First] | Named<First | Others[number], Keys>
    : never;

type Named<Slice extends SliceName, Keys extends Record<SliceName, string>> = {
  [Name in Slice]: `${Name}:${Keys[Name]}`;
}[Slice];

/** Gives a text of one or more slices, or a list of texts; a key without the name of a slice belongs to the first. */
export interface Translate<Slices> {
  (key: KeysIn<Slices, TextKeys>, values?: Readonly<Record<string, unknown>>): string;
  (key: KeysIn<Slices, ListKeys>, values: { readonly returnObjects: true }): readonly string[];
  /** With words for a text that is missing, any key will do. */
  (key: string, values: { readonly defaultValue: string }): string;
}
