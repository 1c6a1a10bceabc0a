import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/kit/language.ts';
import type { PictureValue } from './picture.ts';
import { plainValue } from './wire.ts';

/** An entity whose own fields no contract declares, because they depend on its type. */
export type LooseEntity = Readonly<Record<string, unknown>>;

/** The first value of a field if it is text. */
export function textOf(wire: LooseEntity, field: string): string | null {
  const value = plainValue(wire[field]);
  return typeof value === 'string' ? value : null;
}

/** The language that an entity is written in. */
export function languageOf(wire: LooseEntity): Language {
  const language = textOf(wire, 'langcode');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The values of a field that holds objects. */
export function many(wire: LooseEntity, field: string): readonly LooseEntity[] {
  const values = wire[field];
  return Array.isArray(values) ? values : [];
}

/** One property of the first value of a field. */
export function partOf(wire: LooseEntity, field: string, part: string): string {
  const text = many(wire, field)[0]?.[part];
  return typeof text === 'string' ? text : '';
}

/** The first picture of a field. */
export function pictureOf(wire: LooseEntity, field: string): PictureValue | null {
  const [found] = many(wire, field);
  const url = partOf(wire, field, 'url');
  if (!url) return null;
  const side = (name: string) => Number(found?.[name] ?? 0);
  return { url, alt: partOf(wire, field, 'alt'), width: side('width'), height: side('height') };
}
