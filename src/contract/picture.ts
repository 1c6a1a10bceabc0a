import * as z from './schema.ts';

/**
 * A picture as a field of an entity (api-contract 1.8): `url` is a symbol in a file of this site, to be drawn with `<use>`;
 * `width` and `height` give its proportions.
 */
const picture = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() });
export type PictureValue = z.infer<typeof picture>;

/** A field with at most one picture. */
export const pictureList = z.array(picture);
