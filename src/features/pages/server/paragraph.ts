import { fieldList } from '#contract/wire.ts';
import { LIST_BLOCKS, listBlock } from '#domain/content/list-block.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Entity, Reading } from '#platform/content/kind.ts';
import { linkField, linkTo } from '#platform/content/link.ts';
import { pictureField } from '#platform/content/picture.ts';
import { entityJson, pageOf, paragraphJson, pathOfPage, shownInOrder } from '#platform/content/wire.ts';
import type { Paragraph } from './paragraph-schema.ts';

/** The paragraphs of a page on the wire; their ids are their positions (contract 2.6). */
export function paragraphsJson(reading: Reading, paragraphs: readonly Paragraph[]) {
  return paragraphs.flatMap((paragraph, index) => {
    const fields = fieldsOf(reading, paragraph);
    if (fields === null) return [];
    const { key, type, title, body } = paragraph;
    const { language } = reading;
    return paragraphJson(index + 1, type, {
      field_key: fieldList(key),
      field_title: fieldList(title?.[language]),
      field_text: fieldList(body?.[language]),
      ...fields,
    });
  });
}

/** The fields of a type of paragraph besides title and text; null where this site has nothing to show in it. */
function fieldsOf(reading: Reading, paragraph: Paragraph): Record<string, unknown> | null {
  const { language } = reading;
  switch (paragraph.type) {
    case 'text':
      return { field_tone: fieldList(paragraph.tone) };
    case 'step':
      return {};
    case 'text_image':
      return { field_image: pictureField(paragraph, language) };
    case 'cta': {
      const field_link = linkField(paragraph, reading);
      return field_link.length > 0 ? { field_link } : null;
    }
    case 'faq':
      return { field_faq: embedded(reading, ({ kind }) => kind.name === 'faq_item') };
    case 'block_reference':
      return isListOfSite(reading, paragraph.block)
        ? { field_block: [{ plugin_id: paragraph.block }] }
        : null;
    case 'frontpage_programs':
      return {
        field_programs: paragraph.items.map(({ key, title, body, route }, index) =>
          paragraphJson(index + 1, 'frontpage_program', {
            field_key: fieldList(key),
            field_title: fieldList(title[language]),
            field_text: fieldList(body[language]),
            field_link: [route ? (linkTo(route, reading) ?? []) : []].flat(),
          }),
        ),
      };
    case 'video':
    case 'text_video':
      return { field_video: fieldList(paragraph.url ?? paragraph.file) };
    case 'onboarding_question': {
      const { question } = paragraph;
      const questions = embedded(reading, ({ id, kind }) =>
        question === undefined
          ? kind.name === 'onboarding_question'
          : id === `onboarding-question/${question}`,
      );
      return questions.length > 0 ? { field_onboarding_question: questions } : null;
    }
    case 'webform':
      return formFields(reading, paragraph.exercise);
    case 'contacts': {
      return {
        field_contacts: paragraph.contacts.flatMap((id) =>
          embedded(reading, (entity) => entity.id === `contact/${id}`),
        ),
      };
    }
  }
}

/** The form of an exercise, if the site has it and a page for it. */
function formFields(reading: Reading, exercise: string) {
  const { language } = reading;
  const form = reading.content
    .ofSite(reading.site)
    .find(({ kind, content }) => kind.wire.form === 'webform' && kind.wire.bundle(content) === exercise);
  const page = form && pageOf(form, reading);
  if (!page) return null;
  return {
    field_webform: [{ target_id: exercise, url: pathOfPage(page, language) }],
    field_webform_title: fieldList(form.kind.wire.title(form.content)[language]),
  };
}

function isListOfSite({ site }: Reading, block: string): boolean {
  const list = listBlock(block);
  if (list === null) return false;
  const feature = LIST_BLOCKS[list];
  return feature === null || hasFeature(site, feature);
}

function embedded(reading: Reading, isMeant: (entity: Entity) => boolean) {
  const meant = reading.content.ofSite(reading.site).filter(isMeant);
  return shownInOrder(meant, reading).map((entity) => entityJson(entity, reading));
}
