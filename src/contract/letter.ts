import * as z from './schema.ts';

/** A mail as it goes out: for the screen in parts, and as the two texts that are sent, byte for byte. */
export const letter = z.object({
  to: z.string(),
  subject: z.string(),
  preheader: z.string(),
  paragraphs: z.array(z.string()),
  /** The labels of the links, the most important first. */
  links: z.array(z.string()),
  /** The small print below the mail. */
  foot: z.array(z.string()),
  html: z.string(),
  text: z.string(),
});
export type LetterPreview = z.infer<typeof letter>;
