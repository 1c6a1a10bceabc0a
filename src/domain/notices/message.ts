/** Every message the product writes to a person; the texts are in `content/messages.yaml` under the same names. */
export const MESSAGE_TEMPLATES = ['welcome', 'programme_restarted', 'badge_received'] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];
