import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import type { Localised } from '#domain/content/content.ts';
import { MESSAGE_TEMPLATES, type MessageTemplate, namesIn } from '#domain/notices/message.ts';
import { contentKind } from '#platform/content/kind.ts';
import { localised } from '#platform/content/localised.ts';
import { openFile, type Piece, type ReadPieces, reportTexts } from '#platform/content/source.ts';

const template = z.strictObject({ id: z.enum(MESSAGE_TEMPLATES), text: localised });
type Template = z.output<typeof template>;

/** The text of a message from the product to a person. */
export const messageTemplateKind = contentKind<Template>({
  name: 'message_template',
  schema: template,
  wire: {
    form: 'paragraph',
    bundle: () => 'message_template',
    title: ({ text }) => text,
    fields: ({ content }, { language }) => ({ field_text: fieldList(content.text[language]) }),
  },
});

const file = z.strictObject({ messages: z.record(z.enum(MESSAGE_TEMPLATES), localised) });

export const messageTemplatePieces: ReadPieces = (source, report) => {
  const path = 'messages.yaml';
  const opened = openFile(path, file, source);
  reportTexts(opened, { messages: withoutNames(opened.content.messages) }, report);
  return MESSAGE_TEMPLATES.map(
    (id, weight): Piece<Template> => ({
      kind: messageTemplateKind,
      id: `message/${id}`,
      site: null,
      weight,
      content: { id, text: opened.content.messages[id] },
      home: (from) => ({ file: path, place: ['messages', id, ...from.slice(1)], from }),
    }),
  );
};

/** Replaces placeholders by their bare names: the checks of content know no placeholders but the terms of a site. */
function withoutNames(messages: Readonly<Record<MessageTemplate, Localised>>) {
  return Object.fromEntries(
    MESSAGE_TEMPLATES.map((id) => {
      const plain = (text: string) =>
        namesIn(id).reduce((left, name) => left.replaceAll(`{{${name}}}`, name), text);
      return [id, { nl: plain(messages[id].nl), en: plain(messages[id].en) }];
    }),
  );
}
