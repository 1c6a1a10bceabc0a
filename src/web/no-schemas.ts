/**
 * Replaces `zod` in the browser's bundle. Contracts declare schemas for the server, which validates requests and
 * responses; the browser needs only their paths and the rules of `domain/`, so a phone does not have to load the schema
 * library (docs/decisions/0012).
 */
interface Inert {
  check(): Inert;
}
const inert: Inert = { check: () => inert };
const declare = (): Inert => inert;

/** The constructors behind our own kinds of schemas. */
export const core = { $constructor: () => Object, $ZodRecord: Object, $ZodString: Object };

export {
  declare as array,
  declare as boolean,
  declare as catch,
  declare as enum,
  declare as guid,
  declare as literal,
  declare as looseObject,
  declare as maxLength,
  declare as null,
  declare as nullable,
  declare as nullish,
  declare as number,
  declare as object,
  declare as optional,
  declare as pipe,
  declare as preprocess,
  declare as record,
  declare as regex,
  declare as strictObject,
  declare as string,
  declare as transform,
  declare as union,
  declare as unknown,
};
