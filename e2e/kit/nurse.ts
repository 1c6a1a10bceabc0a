import type { Locator } from '@playwright/test';
import type { NurseRegistrationDraft } from '#domain/nurse/registration.ts';
import { expect } from './fixtures.ts';
import { Mailbox } from './mailbox.ts';
import type { Visitor } from './visitor.ts';

export const NURSE_PASSWORD = 'rustig-aan-2026';

type Field = Exclude<keyof NurseRegistrationDraft, 'wantsPackage'>;

const TOLD = {
  initials: 'M.',
  familyName: 'Aanvraag',
  jobTitle: 'Praktijkondersteuner',
  practice: 'Huisartsenpraktijk De Brug',
  address: 'Kade 12',
  postalCode: '3511 AB',
  locality: 'Utrecht',
  telephone: '030 123 45 67',
};

/** The forms of a nurse as she sees them. */
export class NurseForm {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  field(name: Field): Locator {
    return this.visitor.main.locator(`#field-${name}`);
  }

  async tell({
    mail,
    ...changed
  }: { readonly mail: string } & Partial<Record<Field, string>>): Promise<void> {
    const typed = {
      ...TOLD,
      mail,
      mailConfirmation: mail,
      password: NURSE_PASSWORD,
      confirmation: NURSE_PASSWORD,
    };
    for (const [name, text] of Object.entries({ ...typed, ...changed })) {
      await this.visitor.main.locator(`#field-${name}`).fill(text);
    }
  }

  async send(): Promise<void> {
    await this.visitor.main.getByRole('button', { name: this.visitor.say('account:nurse.submit') }).click();
  }

  /** On the page to log in. */
  async logIn(mail: string, password = NURSE_PASSWORD): Promise<void> {
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
