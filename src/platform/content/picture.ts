import { z } from 'zod';
import type { PictureValue } from '#contract/picture.ts';
import { PICTURE_SIZE, PICTURES, type Picture } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { localised } from './localised.ts';

/** A picture in a content file. */
export const picture = z.strictObject({ image: z.enum(PICTURES), alt: localised.optional() });

/** The same as a field on the wire; without a picture, the empty field. */
export function pictureField(shown: Picture | undefined, language: Language): PictureValue[] {
  if (!shown) return [];
  const { image, alt } = shown;
  return [{ url: `/pictures.svg#${image}`, alt: alt?.[language] ?? '', ...PICTURE_SIZE }];
}
