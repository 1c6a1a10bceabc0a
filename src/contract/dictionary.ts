import { core } from 'zod';

// TypeScript requires an explicit type on assertion functions.
const Copying: core.$constructor<core.$ZodRecord> = core.$ZodRecord;

/**
 * Zod's record, for names that are rarely the same twice. Zod copies into an object that gets a new hidden class for
 * every name, which was half the time of validating an overview; this copies into a dictionary.
 */
const Dictionary = core.$constructor<core.$ZodRecord>('Dictionary', (schema, definition) => {
  Copying.init(schema, definition);
  schema._zod.parse = (payload, context) => {
    const { value: input } = payload;
    if (!core.util.isPlainObject(input)) {
      payload.issues.push({ code: 'invalid_type', expected: 'record', input, inst: schema });
      return payload;
    }
    const copy: Record<string, unknown> = Object.create(null);
    for (const name of Object.keys(input)) {
      const checked = definition.valueType._zod.run({ value: input[name], issues: [] }, context);
      if (checked instanceof Promise) throw new core.$ZodAsyncError();
      if (checked.issues.length > 0) payload.issues.push(...core.util.prefixIssues(name, checked.issues));
      copy[name] = checked.value;
    }
    payload.value = copy;
    return payload;
  };
});

/** Values of one kind, each under the number of its row. */
export function dictionaryOf<Value extends core.$ZodType>(valueType: Value) {
  const keyType = new core.$ZodString({ type: 'string' });
  const dictionary = new Dictionary({ type: 'record', keyType, valueType });
  return dictionary as core.$ZodRecord<core.$ZodString<string>, Value>;
}
