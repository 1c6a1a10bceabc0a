import { randomBytes } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { confirmAddress, Mailbox } from './mailbox.ts';
import type { Visitor } from './visitor.ts';

/** An address that nobody has yet. */
export function buddyMail(): string {
  return `buddy-${randomBytes(8).toString('hex')}@houvast.example`;
}

/** The page of buddies as a participant sees it. */
export class BuddiesPage {
  readonly visitor: Visitor;

  readonly #box: Mailbox;

  /** `port`: that of the journey's own server, if it has one. */
  constructor(visitor: Visitor, port?: number) {
    this.visitor = visitor;
    this.#box = new Mailbox(visitor.page.request, port);
  }

  get name(): Locator {
    return this.visitor.main.getByRole('textbox', { name: this.visitor.say('buddies:invite.name') });
  }

  get email(): Locator {
    return this.visitor.main.getByRole('textbox', { name: this.visitor.say('buddies:invite.email') });
  }

  get look(): Locator {
    return this.#button('buddies:invite.look');
  }

  get send(): Locator {
    return this.#button('ui:mailPage.send');
  }

  get list(): Locator {
    return this.visitor.main.getByRole('list', { name: this.visitor.say('buddies:list.heading') });
  }

  /** The mail that is shown. */
  get mail(): Locator {
    return this.visitor.main.getByRole('article', { name: this.visitor.say('ui:mailView.label') });
  }

  row(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name });
  }

  /** Registers, confirms the address, and opens the page. */
  async open(): Promise<void> {
    const { mail } = await this.visitor.createAccount();
    await confirmAddress(this.visitor, mail);
    await this.visitor.open('buddies');
    await expect(this.look).toBeVisible();
  }

  /** Fills in the form and looks at the mail, without sending it. */
  async preview(name: string, mail: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(mail);
    await this.look.click();
    await expect(this.visitor.heading(this.visitor.say('ui:mailPage.title'))).toBeFocused();
  }

  /** Invites somebody; returns the link with which they accept. */
  async invite(name: string, mail: string): Promise<string> {
    const before = await this.#box.links(mail, 'buddyAccept');
    await this.preview(name, mail);
    await this.send.click();
    await expect(this.row(name)).toContainText(this.visitor.say('buddies:list.invited'));
    return this.#box.newest(mail, 'buddyAccept', before.length + 1);
  }

  #button(key: 'buddies:invite.look' | 'ui:mailPage.send'): Locator {
    return this.visitor.main.getByRole('button', { name: this.visitor.say(key), exact: true });
  }
}
