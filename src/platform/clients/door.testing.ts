import type { Db } from '#db/connection.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import type { DoorContext } from './open-client.ts';

/** The context of a call of this nurse, as far as the door needs it. */
export function atTheDoor({ connection, clock, jobContext }: TestServer, nurse: number): DoorContext {
  const on = (db: Db): DoorContext => ({
    db,
    clock,
    today: clock.today(),
    keyring: jobContext.keyring,
    person: { uid: nurse },
    transaction: (run) => db.transaction((inside) => run(on(inside))),
  });
  // Beside other tests many clients may take longer than a call has.
  return on(connection.patientDb);
}
