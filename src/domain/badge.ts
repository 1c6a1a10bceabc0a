/** Every badge a person can receive so far; name and description stand in `content/badges.yaml` under the same ids. */
export const BADGES = ['email-confirmed'] as const;
export type Badge = (typeof BADGES)[number];
