import type { Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

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

  get bar(): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('progressbar', { name: say('programme:programme.progress.label') });
  }

  /** Answers an exercise by the calls that its page makes. */
  async answer(id: string): Promise<void> {
    const { page, site } = this.visitor;
    const status = await page.evaluate(
      async ([exercise, domain]) => {
        const fields = await (await fetch(`/api/get-webform-fields/${domain}/${exercise}`)).json();
        const token = await (await fetch('/api/rest/session/token')).text();
        const answers = Object.entries<Record<string, unknown>>(fields).map(([key, field]) => {
          if (field['#type'] === 'checkboxes') return [key, [Object.keys(field['#options'] as object)[0]]];
          return [key, field['#multiple'] ? ['ja'] : 'ja'];
        });
        const answer = await fetch('/api/webform_rest/submit', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
          body: JSON.stringify({ webform_id: exercise, ...Object.fromEntries(answers) }),
        });
        return answer.status;
      },
      [id, site],
    );
    if (status !== 200) throw new Error(`${id} answered ${status}`);
  }
}
