import { languageOf, many, pictureOf, textOf } from '#contract/loose-fields.ts';
import type { PictureValue } from '#contract/picture.ts';
import type { Language } from '#domain/kit/language.ts';
import { type Block, blockOf } from './block-contract.ts';
import type { ContentEntity } from './contract.ts';

export interface Page {
  /** Node type or vocabulary. */
  readonly bundle: string;
  readonly title: string;
  /** Differs from the requested language where a translation is missing. */
  readonly language: Language;
  /** For search engines. */
  readonly description: string | null;
  /** The text of an entity without blocks, such as a tip. */
  readonly text: string | null;
  readonly blocks: readonly Block[];
  /** Of a badge or a milestone. */
  readonly picture: PictureValue | null;
  /** What to do for a badge. */
  readonly how: string | null;
  /** The badges of a milestone. */
  readonly badges: readonly BadgeLink[];
}

/** A badge that a page leads to. */
export interface BadgeLink {
  readonly number: number;
  readonly name: string;
  readonly picture: PictureValue | null;
}

/** The content of an entity, unwrapped from the lists of the wire. Blocks of an unknown type are skipped. */
export function pageOf(entity: ContentEntity): Page {
  return {
    bundle: textOf(entity, 'type') ?? textOf(entity, 'vid') ?? '',
    title: textOf(entity, 'title') ?? textOf(entity, 'name') ?? '',
    language: languageOf(entity),
    description: textOf(entity, 'field_description'),
    text: textOf(entity, 'field_text') ?? textOf(entity, 'description'),
    blocks: many(entity, 'field_paragraphs').flatMap((block) => blockOf(block) ?? []),
    picture: pictureOf(entity, 'field_image') ?? pictureOf(entity, 'image'),
    how: textOf(entity, 'field_how'),
    badges: many(entity, 'field_badges').map((badge) => ({
      number: Number(badge['target_id']),
      name: textOf(badge, 'name') ?? '',
      picture: pictureOf(badge, 'field_image'),
    })),
  };
}
