/** The ids of exercises that the product itself refers to. Their questions are in `content/exercises/shared.yaml`. */
export const NAMED_EXERCISES = {
  alternatives: 's-alternatives',
  /** Follows one day step by step. It is on every site that counts use. */
  chain: 's-chain',
  emergencyPlan: 's-emergency-plan',
  preventionPlan: 's-prevention-plan',
  reasons: 's-my-reasons',
} as const;
