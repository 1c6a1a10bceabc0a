import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The diary as a person sees it: its list, the form, an entry. */
export class DiaryPage {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Opens the list, with the editor there. */
  async open(query: Record<string, string> = {}): Promise<void> {
    await this.visitor.open('diary', {}, query);
    await this.expectEditor();
  }

  async expectEditor(): Promise<void> {
    await expect(this.visitor.main.getByRole('toolbar')).toBeVisible();
  }

  get title(): Locator {
    return this.#labelled('title');
  }

  get text(): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('textbox', { name: say('diary:form.text'), exact: true });
  }

  get day(): Locator {
    return this.#labelled('day');
  }

  #labelled(key: 'title' | 'day'): Locator {
    const { main, say } = this.visitor;
    return main.getByLabel(say(`diary:form.${key}`), { exact: true });
  }

  button(key: 'form.save' | 'entry.edit' | 'entry.delete' | 'find.further'): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('button', { name: say(`diary:${key}`), exact: true });
  }

  /** Fills in title and text, and the day if it is not today. */
  async write(title: string, text: string, day?: string): Promise<void> {
    await this.title.fill(title);
    // The longest text takes the editor seconds on a busy machine.
    await this.text.fill(text, { timeout: 30_000 });
    if (day !== undefined) await this.day.fill(day);
  }

  /** Writes an entry on the open list, and waits until it says so. */
  async add(title: string, text: string, day?: string): Promise<void> {
    await this.write(title, text, day);
    await this.button('form.save').click();
    await this.expectToast('saved', title);
    await expect(this.title).toHaveValue('');
    await this.expectEditor();
  }

  async expectToast(key: 'saved' | 'changed' | 'deleted', title: string): Promise<void> {
    const { page, say } = this.visitor;
    await expect(page.getByRole('status').getByText(say(`diary:${key}`, { title }))).toBeVisible();
  }

  async expectDraft(status: 'saved' | 'sessionOver'): Promise<void> {
    const { main, say } = this.visitor;
    await expect(main.getByText(say('ui:draft.saving'))).toHaveCount(0, { timeout: 20_000 });
    await expect(main.getByRole('status').getByText(say(`ui:draft.${status}`))).toBeVisible();
  }

  entry(title: string): Locator {
    const { main, say, page } = this.visitor;
    return main
      .getByRole('list', { name: say('diary:list.title') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
  }

  /** Opens the page of an entry from the list. */
  async openEntry(title: string): Promise<void> {
    await this.entry(title).getByRole('link', { name: title, exact: true }).click();
    await expect(this.visitor.heading(title)).toBeVisible();
  }

  /** Answers the question whether an entry is to be deleted. */
  async confirm(key: 'delete' | 'keep'): Promise<void> {
    const { page, say } = this.visitor;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(`diary:entry.${key}`), exact: true })
      .click();
  }
}
