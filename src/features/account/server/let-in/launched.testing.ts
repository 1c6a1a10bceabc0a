import { launchedServer } from '#features/sso/server/hti/launches.testing.ts';
import { launchWith } from '#features/sso/server/hti/portal.testing.ts';
import type { PageRenderer } from '#server/pages/rendering.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** A server with a portal, and the people it launches. */
export async function launchedPeople(changes: Readonly<Record<string, string>> = {}, pages?: PageRenderer) {
  const { server, browser, tokenOf } = await launchedServer(changes, pages);
  let people = 0;
  /** Launches somebody, by default a person who was never here. */
  async function launch(subject?: string, client: TestClient = browser()): Promise<TestClient> {
    people += 1;
    await launchWith(client, await tokenOf({ sub: subject ?? `Patient/launched-${people}` }));
    return client;
  }
  return {
    server,
    launch,
    /** Launches somebody who then agrees, and gives neither name nor address. */
    async registered(subject?: string): Promise<TestClient> {
      const client = await launch(subject);
      await client.post('/hti/register', {});
      return client;
    },
  };
}
