import type { EndpointReply } from '#contract/endpoint.ts';
import { randomKey } from '#ui/app/submission.ts';
import { findBox } from '#ui/app/waiting/box.ts';
import type { Outbox } from '#ui/app/waiting/send-waiting.ts';
import { type Waiting, waitingList } from '#ui/app/waiting/waiting-list.ts';
import { rideOut } from '../contract.ts';

/** Urges that were ridden out without a connection, to be counted once there is one. */
export const URGES: Outbox<Waiting, EndpointReply<typeof rideOut>> = {
  list: waitingList<Waiting>('waiting-urges'),
  async send({ caller, queryClient }, { key }) {
    const counted = await caller.callOnce(key, rideOut, { body: {} });
    for (const path of rideOut.refreshes) void queryClient.invalidateQueries({ queryKey: [path] });
    return counted;
  },
};

/** On a page without a person: keeps one for whoever was logged in on this device. Null where the device does not take it. */
export async function sealUrge(): Promise<'kept' | null> {
  const box = findBox();
  if (!box) return null;
  try {
    const { keepSealed } = await import('#ui/app/waiting/seal.ts');
    return keepSealed(box, URGES.list, { key: randomKey() }) ? 'kept' : null;
  } catch {
    // A part of the program was not on the device.
    return null;
  }
}
