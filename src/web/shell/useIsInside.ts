import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/**
 * Whether to show the menus of people who are logged in. True on a page from the device, though it is unknown who that is, and
 * false until registering is finished.
 */
export function useIsInside(): boolean {
  const { isFromDevice } = useApp();
  const me = useMe();
  return me?.registering === null || (isFromDevice && me === undefined);
}
