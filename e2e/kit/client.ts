import type { Browser } from '@playwright/test';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { doExercise, ExercisePage, REASONS } from './exercise-page.ts';
import { expect } from './fixtures.ts';
import { Visitor } from './visitor.ts';

/** Somebody new on the alcohol site, in a browser of their own, who pairs with the demo nurse and does an exercise. */
export async function pairedClient(browser: Browser): Promise<{ client: Visitor; uid: string }> {
  const client = new Visitor(await browser.newPage(), 'alcohol', 'nl');
  await client.createAccount();
  await new ExercisePage(client).open(REASONS);
  await doExercise(client);
  return { client, uid: await pairWithNurse(client) };
}

/** Pairs somebody who is logged in with the demo nurse; returns the uid by which her pages know them. */
export async function pairWithNurse(client: Visitor): Promise<string> {
  await client.open('nurse');
  await client.main.locator('#field-agreement').check();
  await client.main.locator('#field-pairing_code').fill(DEMO_NURSE.code);
  await client.main.getByRole('button', { name: client.say('pairing:pair.submit') }).click();
  await expect(client.page.getByText(client.say('pairing:pair.done'))).toBeVisible();
  const me = await client.page.evaluate(async () => (await fetch('/api/nl/user/me')).json());
  return String(me.uid[0].value);
}
