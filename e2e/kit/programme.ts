import type { Locator } from '@playwright/test';
import type { ExerciseParagraph, ProgramNode } from '#features/programme/contract.ts';
import { answerOtherwise, post } from './calls.ts';
import type { Visitor } from './visitor.ts';

const ANSWERS = /\/exercise_answers\//;
/** The list of messages. */
export const MESSAGES = /\/entity\/view\/messages\//;

/** The programme page as a person sees it. */
export class ProgrammePage {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get phases(): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('list', { name: say('programme:programme.phases') }).locator('> li');
  }

  /** By its number, from 1. */
  phase(number: number): Locator {
    return this.phases.nth(number - 1);
  }

  exercises(number: number): Locator {
    return this.phase(number).locator('details li:has(svg use)');
  }

  /** Of the phase that is open. */
  get exerciseTitles(): Locator {
    return this.visitor.main.locator('details[open] li svg:has(use) + span');
  }

  get bar(): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('progressbar', { name: say('programme:programme.progress.label') });
  }

  /** The ids of all exercises, in order. */
  async exerciseIds(): Promise<{ inPhases: string[]; atEnd: string[] }> {
    const { page, site } = this.visitor;
    const node = await page.evaluate<ProgramNode, string>(
      async (domain) => (await fetch(`/api/get-program-node/${domain}`)).json(),
      site,
    );
    const ids = (exercises: ExerciseParagraph[]) =>
      exercises.map(({ field_webform }) => field_webform[0]?.target_id ?? '');
    return {
      inPhases: node.field_paragraphs.flatMap(({ field_exercise }) => ids(field_exercise)),
      atEnd: ids(node.field_end_program_exercises),
    };
  }

  /** Shows the page as if these exercises were answered, which would otherwise take six weeks. */
  async pretendAnswered(ids: readonly string[]): Promise<void> {
    const rows = ids.map((id) => ({ submissionId: id, uuid: id, webform_id: id, data: {}, revision: 1 }));
    await answerOtherwise(this.visitor.page, ANSWERS, (view) => ({ ...view, rows }));
  }

  /** Answers an exercise with the calls that its page makes. */
  async answer(id: string): Promise<void> {
    const { page, site } = this.visitor;
    const fields = await page.evaluate<Record<string, Record<string, unknown>>, string>(
      async (path) => (await fetch(path)).json(),
      `/api/get-webform-fields/${site}/${id}`,
    );
    const answers = Object.entries(fields).map(([key, field]) => {
      if (field['#type'] === 'checkboxes') return [key, [Object.keys(field['#options'] as object)[0]]];
      return [key, field['#multiple'] ? ['ja'] : 'ja'];
    });
    await post(this.visitor, '/webform_rest/submit', { webform_id: id, ...Object.fromEntries(answers) });
  }
}
