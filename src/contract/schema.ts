import * as z from 'zod';
import { NUMBER_PARAMS } from '#domain/site/paths.ts';
import { plainValue } from './wire.ts';

/*
 * The building blocks of contracts, and nothing else. The browser's bundle excludes the schema library
 * (docs/decisions/0012), so everything here works with its stand-in too. The types have no methods: what would break in
 * the browser does not compile.
 */
type Any = z.core.SomeType;
type Text = z.core.$ZodString<string>;
type Shape = z.core.$ZodLooseShape;
type Fields<S extends Shape> = z.core.util.Writeable<S>;

export type Schema<Out = unknown, In = unknown> = z.core.$ZodType<Out, In>;
export type { infer, input, output } from 'zod';
export { dictionaryOf } from './dictionary.ts';

export const string: () => Text = z.string;
export const number: () => z.core.$ZodNumber<number> = z.number;
export const boolean: () => z.core.$ZodBoolean<boolean> = z.boolean;
export const unknown: () => z.core.$ZodUnknown = z.unknown;
export const literal: <const Value extends z.core.util.Literal>(value: Value) => z.core.$ZodLiteral<Value> =
  z.literal;
const oneOf: <const Values extends readonly string[]>(
  values: Values,
) => z.core.$ZodEnum<z.core.util.ToEnum<Values[number]>> = z.enum;

export { oneOf as enum };

/** Strips unknown fields. */
export const object: <S extends Shape>(shape: S) => z.core.$ZodObject<Fields<S>, z.core.$strip> = z.object;
/** Refuses unknown fields. */
export const strictObject: <S extends Shape>(shape: S) => z.core.$ZodObject<Fields<S>, z.core.$strict> =
  z.strictObject;
/** Keeps unknown fields. */
export const looseObject: <S extends Shape>(shape: S) => z.core.$ZodObject<Fields<S>, z.core.$loose> =
  z.looseObject;
export const record: <S extends Any>(names: Text, values: S) => z.core.$ZodRecord<Text, S> = z.record;
export const union: <const S extends readonly Any[]>(schemas: S) => z.core.$ZodUnion<S> = z.union;
export const optional: <S extends Any>(schema: S) => z.core.$ZodOptional<S> = z.optional;
export const nullable: <S extends Any>(schema: S) => z.core.$ZodNullable<S> = z.nullable;
export const nullish: <S extends Any>(schema: S) => z.core.$ZodOptional<z.core.$ZodNullable<S>> = z.nullish;

/** A list, with an optional maximum of items. */
export function array<S extends Any>(item: S, most?: number): z.core.$ZodArray<S> {
  const list = z.array(item);
  return most === undefined ? list : list.check(z.maxLength(most));
}

/** An invalid value becomes the fallback. */
export const withFallback: <S extends Any>(schema: S, fallback: z.core.output<S>) => z.core.$ZodCatch<S> =
  z.catch;

/** A valid value, transformed by our own function. */
export function transformed<Out, In, Read>(
  schema: Schema<Out, In>,
  read: (value: Out) => Read,
): Schema<Read, In> {
  return z.pipe(schema, z.transform(read));
}

/** A text that fits a pattern. */
export function matching(pattern: RegExp): Text {
  return z.string().check(z.regex(pattern));
}

/** Something the use case validates itself, or nothing. */
export const anything = optional(unknown());
/** The number of a row as text: one to nine digits; anything else cannot be a row number. */
export const nineDigits = matching(NUMBER_PARAMS.uid);
export const uuid: Text = z.guid();

/** A field of an entity in a response (contract 1.5). */
export function listOf<S extends Any>(value: S) {
  return array(object({ value }));
}

/** A field of an entity in a request, however the caller wrapped it (contract 1.5). */
export function field<Out>(schema: Schema<Out>): Schema<Out> {
  return z.preprocess(plainValue, schema);
}

/** The same for a field that may be left out; an empty one counts as left out (contract 1.5). */
export function optionalField<Out>(schema: Schema<Out>) {
  return optional(transformed(field(nullish(schema)), (value) => value ?? undefined));
}

/** A value of a form that may be left out; null counts as left out. */
export function optionalValue<Out, In>(schema: Schema<Out, In>) {
  return optional(transformed(nullish(schema), (value) => value ?? undefined));
}

/** An instant as a field, as `instantField` writes it. */
export const instant = array(object({ value: string(), format: string() }));
