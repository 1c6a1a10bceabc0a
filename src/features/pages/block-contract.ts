import { type LooseEntity, languageOf, many, partOf, pictureOf, textOf } from '#contract/loose-fields.ts';
import type { PictureValue } from '#contract/picture.ts';
import { plainValue, plainValues } from '#contract/wire.ts';
import { type ListBlock, listBlock } from '#domain/content/list-block.ts';
import type { Language } from '#domain/kit/language.ts';
import { isSite, type Site } from '#domain/site/site.ts';
import type { Contact } from '#features/contacts/contract.ts';
import type { FaqItem } from '#features/faq/contract.ts';

/** What every block of a page may have. */
interface Worded {
  /** Permanent, and unique within a page. */
  readonly key: string;
  readonly title: string | null;
  /** Paragraphs separated by an empty line. */
  readonly text: string | null;
}

/** A block of a page as screens show it (contract 2.6: `field_paragraphs`). */
export type Block = Worded &
  (
    | { readonly type: 'text'; readonly careful: boolean }
    | { readonly type: 'step' }
    | { readonly type: 'text_image'; readonly picture: PictureValue }
    | { readonly type: 'cta'; readonly label: string; readonly href: string }
    | { readonly type: 'faq'; readonly questions: readonly FaqItem[] }
    | { readonly type: 'block_reference'; readonly list: ListBlock }
    | { readonly type: 'frontpage_programs'; readonly programmes: readonly ProgrammeLink[] }
    | { readonly type: 'video' | 'text_video'; readonly source: string }
    | { readonly type: 'onboarding_question'; readonly questions: readonly OnboardingQuestion[] }
    | { readonly type: 'webform'; readonly label: string; readonly href: string }
    | { readonly type: 'contacts'; readonly contacts: readonly Contact[] }
  );
export type BlockType = Block['type'];

/** A yes/no question before registering, as a page shows it: to be read, not answered. */
export interface OnboardingQuestion {
  readonly id: string;
  readonly question: string;
  readonly help: string | null;
  readonly explainer: string;
  readonly text: string;
  /** Ids of contacts. */
  readonly contacts: readonly string[];
  /** Where the explainer leads, if anywhere. */
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly langcode: Language;
}

export interface ProgrammeLink {
  readonly site: Site;
  readonly title: string;
  readonly text: string;
}

/** A block from its paragraph; null for a type that this program does not know. */
export function blockOf(wire: LooseEntity): Block | null {
  const worded = {
    key: textOf(wire, 'field_key') ?? '',
    title: textOf(wire, 'field_title'),
    text: textOf(wire, 'field_text'),
  };
  const type = textOf(wire, 'type');
  switch (type) {
    case 'text':
      return { ...worded, type, careful: textOf(wire, 'field_tone') === 'care' };
    case 'step':
      return { ...worded, type };
    case 'text_image': {
      const picture = pictureOf(wire, 'field_image');
      return picture && { ...worded, type, picture };
    }
    case 'cta': {
      const href = partOf(wire, 'field_link', 'uri');
      return { ...worded, type, href, label: partOf(wire, 'field_link', 'title') };
    }
    case 'faq':
      return { ...worded, type, questions: many(wire, 'field_faq').map(questionOf) };
    case 'block_reference': {
      const list = listBlock(partOf(wire, 'field_block', 'plugin_id'));
      return list && { ...worded, type, list };
    }
    case 'frontpage_programs':
      return { ...worded, type, programmes: many(wire, 'field_programs').flatMap(programmeOf) };
    case 'video':
    case 'text_video':
      return { ...worded, type, source: textOf(wire, 'field_video') ?? '' };
    case 'onboarding_question':
      return { ...worded, type, questions: many(wire, 'field_onboarding_question').map(onboardingOf) };
    case 'webform': {
      const label = textOf(wire, 'field_webform_title') ?? '';
      return { ...worded, type, label, href: partOf(wire, 'field_webform', 'url') };
    }
    case 'contacts':
      return { ...worded, type, contacts: many(wire, 'field_contacts').map(contactOf) };
    default:
      return null;
  }
}

function questionOf(wire: LooseEntity): FaqItem {
  return {
    id: textOf(wire, 'field_id') ?? '',
    question: textOf(wire, 'field_question') ?? '',
    answer: textOf(wire, 'field_answer') ?? '',
    langcode: languageOf(wire),
  };
}

function onboardingOf(wire: LooseEntity): OnboardingQuestion {
  const href = partOf(wire, 'field_link', 'uri');
  return {
    id: textOf(wire, 'field_id') ?? '',
    question: textOf(wire, 'field_title') ?? '',
    help: textOf(wire, 'field_help'),
    explainer: textOf(wire, 'field_title_explainer') ?? '',
    text: textOf(wire, 'field_text') ?? '',
    contacts: plainValues(wire['field_contacts']).filter((id) => typeof id === 'string'),
    link: href ? { href, label: partOf(wire, 'field_link', 'title') } : null,
    langcode: languageOf(wire),
  };
}

function contactOf(wire: LooseEntity): Contact {
  const [tel = null, otherTel = null] = plainValues(wire['field_telephone_number']).filter(
    (value) => typeof value === 'string',
  );
  return {
    id: textOf(wire, 'field_contact') ?? '',
    name: textOf(wire, 'field_title') ?? '',
    when: textOf(wire, 'field_text') ?? '',
    tel,
    otherTel,
    free: plainValue(wire['field_free']) === true,
    hours: textOf(wire, 'field_hours'),
    url: partOf(wire, 'field_link', 'uri') || null,
    urgent: plainValue(wire['field_urgent']) === true,
    langcode: languageOf(wire),
  };
}

/** The key of a programme is its site. */
function programmeOf(wire: LooseEntity): ProgrammeLink[] {
  const site = textOf(wire, 'field_key') ?? '';
  if (!isSite(site)) return [];
  return [{ site, title: textOf(wire, 'field_title') ?? '', text: textOf(wire, 'field_text') ?? '' }];
}
