import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** The demo nurse, logged in: Anna is paired with her. */
export async function demoNurse(server: TestServer): Promise<TestClient> {
  const client = server.visitor('poh', { address: '127.7.0.1' });
  await client.login(DEMO_NURSE.mail, DEMO_PASSWORD);
  return client;
}

/** Pairs somebody with a nurse by the code that she has now. */
export async function pairWith(client: TestClient, nurse: TestClient): Promise<void> {
  const answer = await client.post('/proxy/pair-poh', { pairing_code: await codeOf(nurse) });
  if (answer.status !== 200) throw new Error(`Not paired: ${answer.text}`);
}

/** The code of a nurse; gives her a first one if she has none. */
export async function codeOf(nurse: TestClient): Promise<string> {
  const [code] = (await nurse.get('/user/me')).json.field_poh_pairing_code;
  return code?.value ?? (await nurse.post('/api/v1/pairing-code')).json.pairing_code;
}
