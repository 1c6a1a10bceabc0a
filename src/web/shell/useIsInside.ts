import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/**
 * Whether the menus are those of people who are logged in: also on a page from the device, where it is not known who that is, but not
 * before somebody is registered.
 */
export function useIsInside(): boolean {
  const { isFromDevice } = useApp();
  const me = useMe();
  return me?.registering === null || (isFromDevice && me === undefined);
}
