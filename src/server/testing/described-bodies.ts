/** The part of a JSON schema that says which fields a body has. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/**
 * Bodies in which every field of a schema has this value, as JSON; fields with one possible value have that, so that the
 * body is understood. One for every alternative.
 */
export function valuesOf(schema: Schema, json: string): string[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${JSON.stringify(name)}:${fixedValue(field) ?? json}`,
  );
  const body = own.length > 0 ? [`{${own.join()}}`] : [];
  return [...body, ...alternatives.flatMap((alternative) => valuesOf(alternative, json))];
}

function fixedValue(field: Schema): string | undefined {
  const only = field.enum?.length === 1 ? field.enum[0] : field.const;
  return only === undefined ? undefined : JSON.stringify(only);
}
