import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/** Whether the menus are those of people who are logged in: also on a page from the device, where it is not known who that is. */
export function useIsInside(): boolean {
  const { isKept } = useApp();
  const me = useMe();
  return Boolean(me) || (isKept && me === undefined);
}
