import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import type { Clock } from '#platform/clock.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { TestClient } from './test-client.ts';

/** How long an app shows one code, in seconds. */
const PERIOD = 30;

/** The people on the staff, as a test meets them. */
export function staffOf(
  app: FastifyInstance,
  { clock, passSeconds }: { readonly clock: Clock; passSeconds(seconds: number): void },
) {
  const host = 'beheer.localhost:3000';
  const staffVisitor = ({ address = '127.0.0.1' } = {}) =>
    new TestClient(app, { host, base: '/api', address, origin: `http://${host}` });
  const memberOf = (role: StaffRole) => {
    const member = DEMO_STAFF.find((demo) => demo.role === role);
    if (!member) throw new Error(`No demo member is ${role}`);
    return member;
  };
  const freshCode = (role: StaffRole) => {
    passSeconds(PERIOD);
    return codeAt(memberOf(role).secret, clock.now());
  };
  async function prove(member: TestClient, role: StaffRole): Promise<void> {
    const { status, text } = await member.post('/staff/v1/code', { code: freshCode(role) });
    if (status !== 200) throw new Error(`The code was refused: ${text}`);
  }
  return {
    staffVisitor,
    freshCode,
    prove,
    async staff(role: StaffRole): Promise<TestClient> {
      const client = staffVisitor();
      await client.post('/staff/v1/login', { mail: memberOf(role).mail, password: DEMO_PASSWORD });
      await prove(client, role);
      return client;
    },
  };
}
