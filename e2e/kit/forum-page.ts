import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The category in which journeys write. */
const CATEGORY = { nl: 'Goed nieuws', en: 'Good news' } as const;

type ButtonKey =
  | 'post.place'
  | 'comment.write'
  | 'comment.place'
  | 'edit.button'
  | 'edit.save'
  | 'edit.saveAnyway'
  | 'follow.button'
  | 'nameOff.button'
  | 'nameOff.confirm'
  | 'ui:cancel'
  | 'ui:draft.discard'
  | 'nickname.save'
  | 'safety.writeOn'
  | 'safety.place'
  | 'report.button'
  | 'report.send'
  | 'report.takeBack'
  | 'answer';

/** The buttons that name the writer of their text, and how that begins. */
const NAMES_WRITER: Readonly<Partial<Record<ButtonKey, string>>> = {
  answer: '',
  'report.button': '(',
  'report.takeBack': '(',
};

/** The forum as a person sees it: its categories, a conversation, the forms. */
export class ForumPage {
  readonly visitor: Visitor;
  /** Unique by digits: two random letters might be in the mail address as well, and the form would show a hint. */
  readonly nickname = `Schrijver ${crypto.getRandomValues(new Uint32Array(1)).join()}`;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get category(): string {
    return CATEGORY[this.visitor.language];
  }

  async openCategory(): Promise<void> {
    await this.visitor.open('forum');
    await this.visitor.main.getByRole('link', { name: this.category }).click();
    await expect(this.visitor.heading(this.category)).toBeVisible();
  }

  /** Opens the form of a new post, and chooses a nickname where that is asked. */
  async openNewPost({ asks = true } = {}): Promise<void> {
    await this.openCategory();
    await this.visitor.main.getByRole('link', { name: this.visitor.say('forum:newPost') }).click();
    if (asks) await this.chooseNickname();
    await this.expectEditor();
  }

  get dialog(): Locator {
    return this.visitor.page.getByRole('dialog');
  }

  get nicknameField(): Locator {
    return this.dialog.getByLabel(this.visitor.say('forum:nickname.label'), { exact: true });
  }

  async chooseNickname(): Promise<void> {
    await this.nicknameField.fill(this.nickname);
    await this.button('nickname.save').click();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.visitor.page.getByText(this.visitor.say('forum:nickname.saved'))).toBeVisible();
  }

  async expectEditor(): Promise<void> {
    await expect(this.visitor.main.getByRole('toolbar')).toBeVisible();
  }

  get title(): Locator {
    return this.visitor.main.getByLabel(this.visitor.say('forum:post.title'), { exact: true });
  }

  /** The text of a post, of a comment, or of a change. */
  text(key: 'post' | 'comment' | 'edit'): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('textbox', { name: say(`forum:${key}.label`), exact: true });
  }

  /** A button of the page, or of the dialog over it. */
  button(key: ButtonKey, within: Locator | null = null): Locator {
    const isShared = key === 'ui:cancel' || key === 'ui:draft.discard';
    const words = this.visitor.say(isShared ? key : `forum:${key}`);
    // What follows, only to be heard, says of whom the text is.
    const follows = NAMES_WRITER[key];
    const name = follows ? `${words} ${follows}` : words;
    return (within ?? this.visitor.page).getByRole('button', { name, exact: follows === undefined });
  }

  /** Presses a button with the keyboard. */
  async press(key: ButtonKey, within: Locator | null = null): Promise<void> {
    await this.button(key, within).press('Enter');
  }

  /** Writes a post as a newcomer, or as somebody who has a nickname, up to its page. */
  async post(title: string, text: string, { asks = true } = {}): Promise<void> {
    await this.openNewPost({ asks });
    await this.#place(title, text);
    await expect(this.visitor.heading(title)).toBeVisible();
  }

  /** Writes a post with a sign of danger as somebody who has a nickname, past the help that comes first. */
  async postInDanger(title: string): Promise<void> {
    await this.openNewPost({ asks: false });
    await this.#place(title, `Ik wil niet meer leven. ${title}`);
    await this.button('safety.place', this.dialog).click();
    await expect(this.visitor.heading(title)).toBeVisible();
  }

  async #place(title: string, text: string): Promise<void> {
    await this.title.fill(title);
    await this.text('post').fill(text);
    await this.button('post.place').click();
  }

  /** Opens a conversation by its address. */
  async follow(address: string): Promise<void> {
    await this.visitor.page.goto(address);
    await this.visitor.settled();
  }

  async comment(text: string, { asks = false } = {}): Promise<void> {
    await this.button('comment.write').click();
    if (asks) await this.chooseNickname();
    await this.expectEditor();
    await this.text('comment').fill(text);
    await this.button('comment.place').click();
    await expect(this.commentWith(text)).toBeFocused();
    await expect(this.visitor.page.getByText(this.visitor.say('forum:comment.placed'))).toBeVisible();
  }

  commentWith(text: string): Locator {
    return this.visitor.main.getByRole('listitem').getByRole('article').filter({ hasText: text });
  }

  get opening(): Locator {
    return this.visitor.main.getByRole('article').first();
  }

  hearts(within: Locator, count: number): Locator {
    return within.getByRole('button', { name: `${this.visitor.say('forum:hearts', { count })} (` });
  }
}
