/** Every message the product writes to a person, with what fills its text in `content/messages.yaml`. */
const FILLED_WITH = {
  welcome: [],
  programme_restarted: [],
  badge_received: [],
  buddy_accepted: ['buddy'],
  buddy_refused: ['buddy'],
  buddy_refused_reason: ['buddy', 'reason'],
  buddy_left: ['buddy'],
  buddy_cheered: ['buddy', 'cheer'],
  nurse_paired: ['nurse', 'practice'],
  nurse_unpaired: ['nurse'],
  nurse_left: ['nurse'],
  consent_ending: ['nurse'],
  pairing_expired: ['nurse'],
  text_hidden: ['kind', 'day', 'rule', 'reason'],
  text_removed: ['kind', 'day', 'rule', 'reason'],
  text_removed_fits: ['kind', 'day', 'reason'],
  text_restored: ['kind', 'day', 'reason'],
  conversation_locked: ['day', 'rule', 'reason'],
  conversation_locked_fits: ['day', 'reason'],
  nickname_removed: ['rule', 'reason'],
  forum_closed: ['kind', 'day', 'rule', 'reason'],
  forum_closed_until: ['kind', 'day', 'rule', 'reason', 'until'],
  decision_undone: ['kind', 'day', 'reason'],
  appeal_upheld: ['kind', 'day', 'reason'],
  appeal_reversed: ['kind', 'day', 'reason'],
} as const satisfies Record<string, readonly string[]>;

export type MessageTemplate = keyof typeof FILLED_WITH;
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = Object.keys(FILLED_WITH).filter(
  (name): name is MessageTemplate => Object.hasOwn(FILLED_WITH, name),
);

/** What fills a template: words and names of people. */
export type MessageAbout<Template extends MessageTemplate = MessageTemplate> = Readonly<
  Record<(typeof FILLED_WITH)[Template][number], string>
>;

/** The names that the text of a template may use. */
export function namesIn(template: MessageTemplate): readonly string[] {
  return FILLED_WITH[template];
}

/** Whether a message tells of its reader alone: what fills it says whom they know, or what they wrote. */
export function isPersonal(template: MessageTemplate): boolean {
  return namesIn(template).length > 0;
}
