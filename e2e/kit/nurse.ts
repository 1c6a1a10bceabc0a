import type { Browser, Locator } from '@playwright/test';
import { DETAILS } from '#domain/nurse/details.testing.ts';
import type { NurseRegistrationDraft } from '#domain/nurse/registration.ts';
import { expect } from './fixtures.ts';
import { Mailbox } from './mailbox.ts';
import { StaffPage } from './staff.ts';
import { NEWCOMER_PASSWORD, type Visitor } from './visitor.ts';

/** The window of somebody at work, whatever the width of the journey. */
export const AT_A_DESK = { viewport: { width: 1_280, height: 900 }, isMobile: false, hasTouch: false };

type Field = Exclude<keyof NurseRegistrationDraft, 'wantsPackage'>;

/** By another name than the demo nurse, because some pages find her by it. */
const TYPED = { ...DETAILS, initials: 'M.', familyName: 'Aanvraag' };

/** The forms of a nurse as she sees them. */
export class NurseForm {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  field(name: Field): Locator {
    return this.visitor.main.locator(`#field-${name}`);
  }

  /** Fills in the application; what is not given has a default. */
  async fillIn({
    mail,
    ...changed
  }: { readonly mail: string } & Partial<Record<Field, string>>): Promise<void> {
    const typed = {
      ...TYPED,
      mail,
      mailConfirmation: mail,
      password: NEWCOMER_PASSWORD,
      confirmation: NEWCOMER_PASSWORD,
    };
    for (const [name, text] of Object.entries({ ...typed, ...changed })) {
      await this.visitor.main.locator(`#field-${name}`).fill(text);
    }
  }

  async send(): Promise<void> {
    await this.visitor.main.getByRole('button', { name: this.visitor.say('account:nurse.submit') }).click();
  }

  /** Logs in on the open login page. */
  async logIn(mail: string, password = NEWCOMER_PASSWORD): Promise<void> {
    const { main, say } = this.visitor;
    await main.locator('#field-mail').fill(mail);
    await main.locator('#field-password').fill(password);
    await main.getByRole('button', { name: say('session:login.submit') }).click();
  }
}

/** Opens the link that confirms the address of an application. */
export async function confirmLink({ page, say }: Visitor, mail: string): Promise<void> {
  await page.goto(await new Mailbox(page.request).newest(mail, 'validate'));
  await expect(page.getByText(say('account:nurse.validated'))).toBeVisible();
}

/** Approves an application as an administrator, whose page stays on it. */
export async function approveNurse(browser: Browser, familyName: string): Promise<StaffPage> {
  const office = new StaffPage(await browser.newPage(AT_A_DESK), 'administrator');
  const { page } = office;
  await office.signIn('/aanvragen');
  await page.getByRole('link', { name: familyName }).click();
  await page.getByLabel('De praktijk gebeld').check();
  await page.getByLabel('Reden').fill('De praktijk kent haar.');
  await page.getByRole('button', { name: 'Keur goed' }).click();
  await expect(page.getByText('Goedgekeurd. De mail is onderweg.')).toBeVisible();
  return office;
}
