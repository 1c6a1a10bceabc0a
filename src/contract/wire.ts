import { AVATARS } from '#domain/identity/account.ts';

/*
 * The field lists of the wire format: every entity field is sent as a list of objects (contract 1.5). Only these
 * functions know that shape; contracts decode with them and the rest of the product sees plain values.
 */

/** A value as a field; null or undefined is the empty list. */
export function fieldList<T>(value: T | null | undefined): { value: T }[] {
  return value === null || value === undefined ? [] : [{ value }];
}

/** The value of a field with at most one. */
export function fieldValue<T>(field: readonly { readonly value: T }[]): T | undefined {
  return field[0]?.value;
}

/**
 * The first plain value of a field however it was wrapped: `x`, `[x]`, `{value: x}`, `[{value: x}]`, `[{target_id:
 * x}]`.
 */
export function plainValue(field: unknown): unknown {
  const first: unknown = Array.isArray(field) ? field[0] : field;
  if (typeof first !== 'object' || first === null) return first;
  if ('value' in first) return first.value;
  if ('target_id' in first) return first.target_id;
  return first;
}

/** All plain values of a field that may have several. */
export function plainValues(field: unknown): unknown[] {
  return Array.isArray(field) ? field.map(plainValue) : field === undefined ? [] : [plainValue(field)];
}

/** The prefix of an avatar number on the user entity; readers cut exactly its eight characters (contract A1). */
export const AVATAR_PREFIX = 'avatar--';

/** An avatar number from `3`, `"3"` or `"avatar--3"`; null if it is not one of 1–12. */
export function avatarNumber(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  const digits = text.length > AVATAR_PREFIX.length ? text.slice(AVATAR_PREFIX.length) : text;
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= AVATARS ? number : null;
}

/** An instant as a field, in UTC to the second (contract 1.5). */
export function instantField(instant: Date): { value: string; format: string }[] {
  return [{ value: instant.toISOString().replace(/\.\d+Z$/, '+00:00'), format: 'Y-m-d\\TH:i:sP' }];
}
