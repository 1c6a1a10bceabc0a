import type { TestServer } from '#server/testing/test-server.ts';

/** Tells followers what is new to them, and sends the mails about it. */
export async function tellAndSend(server: TestServer): Promise<void> {
  await server.runJob('tell_followers');
  await server.runJob('deliver_mail');
}

/** Goes on to the next moment at this hour. */
export function passTo(hour: number, { clock, passSeconds }: TestServer): void {
  const now = clock.hourOf(clock.now());
  passSeconds((((hour - now + 23) % 24) + 1) * 3_600);
}
