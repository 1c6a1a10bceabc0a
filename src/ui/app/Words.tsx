import { dialling } from '#domain/content/contact.ts';

/** Emergency numbers, which become dial links wherever a text mentions one. */
const NUMBERS = /\b(112|113|0800-0113)\b(?!\.\w)/;

/** A text from the content: paragraphs separated by an empty line. Always text, never HTML. */
export function Words({ text, className }: { text: string; className?: string | undefined }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its position
      <p key={index} className={className}>
        <Sentence text={paragraph} />
      </p>
    ));
}

/** One line of such a text. */
export function Sentence({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    NUMBERS.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} className="whole" href={dialling(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
