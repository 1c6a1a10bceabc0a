import { RememberedDevices } from '#features/second-factor/web/RememberedDevices.tsx';
import { SessionsScreen } from '#features/session/web/SessionsScreen.tsx';

export { prefetch } from '#features/session/web/SessionsScreen.tsx';

/** Where a nurse is logged in, and where she logs in without a code. */
export function NurseSessionsScreen() {
  return <SessionsScreen below={<RememberedDevices />} />;
}
