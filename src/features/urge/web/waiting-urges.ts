import type { EndpointReply } from '#contract/endpoint.ts';
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
