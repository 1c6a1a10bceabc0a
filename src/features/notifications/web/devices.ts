import { removeToken, saveToken } from '#features/push/contract.ts';
import type { Caller } from '#ui/app/caller.ts';
import type { Devices } from '#ui/app/devices.ts';
import { forgetDevicePages } from '#ui/app/waiting/forget-pages.ts';
import { atMost, FAREWELL } from '#ui/at-most.ts';
import { forgetPhone } from './kept-phone.ts';
import { createPhoneNotifications } from './phone-notifications.ts';
import { endSubscription } from './push-subscription.ts';

export function createDevices(caller: Caller): Devices {
  const phone = createPhoneNotifications({
    save: (pushNotificationToken) => caller.call(saveToken, { body: { pushNotificationToken } }),
    remove: (pushNotificationToken) =>
      caller.call(removeToken, { body: { pushNotificationToken }, query: {} }),
  });
  return {
    phone,
    async forget() {
      forgetPhone();
      // The server no longer has a subscription: it was deleted with the session or the account.
      await atMost(FAREWELL, Promise.all([endSubscription(), forgetDevicePages()]), undefined);
    },
  };
}
