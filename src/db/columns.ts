import { sql } from 'drizzle-orm';
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Bytes; the two drivers return different array types, so both become a Buffer here. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
/** An instant, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** An amount of use or of a goal, in the site's unit. */
export const amount = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });
/** Euros and cents. */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' });
/** The next number of the one sequence that numbers content and everything people write. */
export const nextNode = sql`nextval('content_entity_number_seq')`;
