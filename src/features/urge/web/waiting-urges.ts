import type { EndpointReply } from '#contract/endpoint.ts';
import type { App } from '#ui/app/app.ts';
import { randomKey } from '#ui/app/submission.ts';
import { findBox } from '#ui/app/waiting/box.ts';
import type { Outbox } from '#ui/app/waiting/send-waiting.ts';
import { type Waiting, waitingList } from '#ui/app/waiting/waiting-list.ts';
import { rideOut } from '../contract.ts';

interface Eased extends Waiting {
  /** By the server's clock, in milliseconds. */
  readonly at: number;
}

/** An urge that eased now. */
export function easedNow({ now }: Pick<App, 'now'>): Eased {
  return { key: randomKey(), at: Math.round(now()) };
}

/** Urges that were ridden out without a connection, to be counted once there is one again. */
export const URGES: Outbox<Eased, EndpointReply<typeof rideOut>> = {
  list: waitingList<Eased>('waiting-urges'),
  async send({ caller, queryClient }, { key, at }) {
    const counted = await caller.callOnce(key, rideOut, { body: { at } });
    for (const path of rideOut.refreshes) void queryClient.invalidateQueries({ queryKey: [path] });
    return counted;
  },
};

/** Keeps an urge for the person who was logged in on this device, on a page that does not know them. Null if the device cannot store it. */
export async function sealUrge(eased: Eased): Promise<'kept' | null> {
  const box = findBox();
  if (!box) return null;
  try {
    const { keepSealed } = await import('#ui/app/waiting/seal.ts');
    return keepSealed(box, URGES.list, eased) ? 'kept' : null;
  } catch {
    // A part of the program was not on the device.
    return null;
  }
}
