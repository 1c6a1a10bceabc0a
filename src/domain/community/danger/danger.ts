/**
 * What a post can show: thoughts of suicide, harming oneself, an overdose, an emergency of stopping, violence that somebody
 * undergoes, and violence that somebody may commit.
 */
export const DANGERS = ['suicide', 'selfHarm', 'overdose', 'withdrawal', 'threatened', 'violent'] as const;
export type Danger = (typeof DANGERS)[number];
