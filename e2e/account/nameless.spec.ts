import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { pairWithNurse } from '../kit/client.ts';
import { expect } from '../kit/fixtures.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { LAUNCH_DAY, launch, launchedSettings } from '../kit/portal.ts';
import { Visitor } from '../kit/visitor.ts';

test.use({ site: 'alcohol' });

test('people who give no name are greeted without one, and their nurse can open their page', async ({
  page,
  browser,
  site,
  language,
  storage,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowServer(OWN_PORT);
  watch.allowLeaving();
  // A server that is shutting down refuses new requests.
  watch.allowStatus(503);
  const person = new Visitor(page, site, language, OWN_PORT);
  const { main, say } = person;
  await at(
    LAUNCH_DAY,
    { storage, port: OWN_PORT, settings: { ...launchedSettings(), DEMO: '1' } },
    async () => {
      await launch(person);
      await person.settled();
      await person.passChecklist('credentialsHti');
      await person.settled();
      await person.privacyBox.check();
      await main.getByRole('button', { name: say('account:launched.skip') }).click();
      await person.expectAt('welcome');
      await person.open('programme');
      await expect(
        main.getByText(new RegExp(`^${say('programme:programme.hello.nameless')}, \\S`)),
      ).toBeVisible();
      const uid = await pairWithNurse(person);
      await person.open('mirror');
      await expect(
        main.getByRole('heading', { name: say('clients:nameless', { number: uid }) }),
      ).toBeVisible();

      const desk = await browser.newContext();
      const nurse = new Visitor(await desk.newPage(), 'poh', 'nl', OWN_PORT);
      await nurse.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
      await nurse.open('clients');
      const name = nurse.say('clients:nameless', { number: uid });
      await nurse.main.locator('#field-search').fill('zonder naam');
      await nurse.main.getByRole('link', { name }).click();
      await nurse.expectAt('client', { domain: site, uid });
      await expect(nurse.heading(name)).toBeVisible();
      await nurse.main.getByRole('button', { name: nurse.say('clients:unpair.button') }).click();
      const question = nurse.say('clients:unpair.question', { name });
      await expect(nurse.page.getByRole('dialog', { name: question })).toBeVisible();
      await desk.close();
    },
  );
});
