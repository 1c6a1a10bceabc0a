import type { Mistake } from '#domain/content/content-lint.ts';
import { contactNames, lintContacts, lintName, type Names, namesIn } from '#platform/content/names.ts';
import { filesIn, type Source } from '#platform/content/source.ts';
import type { Paragraph } from './paragraph-schema.ts';

/** The names that paragraphs can refer to, each read from its files when first needed. */
export interface Known {
  readonly contacts: () => Names;
  readonly questions: () => Names;
  readonly exercises: () => Names;
}

export function knownNames(source: Source): Known {
  return {
    contacts: once(() => contactNames(source)),
    questions: once(() => namesIn('onboarding/questions.yaml', 'question', source)),
    exercises: once(
      () => new Set(filesIn('exercises').flatMap((path) => [...namesIn(path, 'exercise', source)])),
    ),
  };
}

function once<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= read());
}

/** The names in a page that refer to nothing, each with its path in the page. */
export function lintNames(
  { paragraphs }: { readonly paragraphs: readonly Paragraph[] },
  known: Known,
): Mistake[] {
  return paragraphs.flatMap((paragraph, index) => {
    const at = ['paragraphs', index];
    switch (paragraph.type) {
      case 'contacts':
        return lintContacts(paragraph.contacts, known.contacts(), [...at, 'contacts']);
      case 'webform':
        return lintName(paragraph.exercise, 'exercise', known.exercises(), [...at, 'exercise']);
      case 'onboarding_question': {
        const { question } = paragraph;
        if (question === undefined) return [];
        return lintName(question, 'question', known.questions(), [...at, 'question']);
      }
      default:
        return [];
    }
  });
}
