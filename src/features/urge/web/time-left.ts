const HALF_MINUTE = 30;

/**
 * The time that is left as it is said: whole minutes, and perhaps half a minute more. A screen reader hears each change, so it
 * changes when a post has passed and not with the seconds, and once more for the last half minute.
 */
export function timeLeft(
  seconds: number,
  secondsOfPost: number,
): { readonly minutes: number; readonly isHalf: boolean } {
  const step = seconds <= HALF_MINUTE ? HALF_MINUTE : secondsOfPost;
  const halves = (Math.ceil(seconds / step) * step) / HALF_MINUTE;
  return { minutes: Math.floor(halves / 2), isHalf: halves % 2 === 1 };
}
