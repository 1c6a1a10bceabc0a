import { WEEKDAYS } from '#domain/kit/day.ts';
import { type Language, LOCALES } from '#domain/kit/language.ts';
import type { ExportValue } from '#platform/export/dataset.ts';
import type { Texts } from '#platform/text.ts';

interface Wording {
  readonly texts: Texts;
  readonly language: Language;
  readonly timeZone: string;
}

const DAYS: ReadonlySet<string> = new Set(['day', 'registrations_start', 'programme_start', 'paused_until']);

/** Instants besides those that end in `_at`. */
const INSTANTS: ReadonlySet<string> = new Set(['consent_until', 'closed_until']);

/** Numbers that say which, not how many: they are written as elsewhere in the product. */
const IDENTIFIERS: ReadonlySet<string> = new Set([
  'account_number',
  'member_number',
  'post',
  'comment',
  'target',
  'decision',
  'undoes',
]);

/** Columns of which one value may hold several names. */
const LISTS: ReadonlySet<string> = new Set(['weekdays', 'roles', 'helped', 'notification_kinds']);

/** Columns that hold names of the product, and where their texts are. Some may hold a person’s own words instead. */
const NAMES: Readonly<Record<string, (name: string) => string | readonly string[]>> = {
  site: (name) => `data-export:value.site.${name}`,
  language: (name) => `data-export:value.language.${name}`,
  roles: (name) => `data-export:value.roles.${name}`,
  stop_or_reduce: (name) => `data-export:value.stop_or_reduce.${name}`,
  pace: (name) => `data-export:value.pace.${name}`,
  template: (name) => `data-export:value.template.${name}`,
  channel: (name) => `data-export:value.channel.${name}`,
  place: (name) => `ui:place.${name}`,
  company: (name) => `ui:company.${name}`,
  reason: (name) => `daily-registration:pause.reasons.${name}`,
  hidden: (name) => `data-export:value.hidden.${name}`,
  flag: (name) => `data-export:value.flag.${name}`,
  flag_reason: (name) => `forum:reason.${name}`,
  action: (name) => [`forum:decisions.done.${name}`, `moderation:done.${name}`],
  status: (name) => `buddies:list.${name}`,
  ended_by: (name) => `data-export:value.ended_by.${name}`,
  stopped_by: (name) => `pairing:stoppedBy.${name}`,
  opened: (name) => `pairing:opened.${name}`,
  look: (name) => `data-export:value.look.${name}`,
  outcome: (name) => `data-export:value.outcome.${name}`,
  helped: (name) => `urge:less.help.${name}`,
  kind: (name) => `notifications:sent.kind.${name}`,
  notification_kinds: (name) => `notifications:kind.${name}.label`,
};

/**
 * Makes what writes a value as its owner reads it: dates in their language, and words for the names that the product stores. A
 * formatter of dates takes some ten kilobytes, so that one for each cell of a long table would take hundreds of megabytes.
 */
export function readableIn({ texts, language, timeZone }: Wording) {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (column: string, value: ExportValue): string => {
    if (value === null || value === '') return '';
    if (typeof value === 'boolean') return texts.text(language, `data-export:value.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') return IDENTIFIERS.has(column) ? String(value) : numbers.format(value);
    if (column.endsWith('_at') || INSTANTS.has(column)) return instants.format(new Date(value));
    if (column.endsWith('_on') || DAYS.has(column)) return days.format(new Date(`${value}T00:00:00Z`));
    const names = LISTS.has(column) ? value.split(/,? /) : [value];
    if (column === 'weekdays') {
      // 2024-01-01 was a Monday.
      const dateOf = (name: string) =>
        new Date(`2024-01-0${WEEKDAYS.findIndex((day) => day === name) + 1}T00:00:00Z`);
      return names.map((name) => weekdays.format(dateOf(name))).join(', ');
    }
    const key = NAMES[column];
    if (!key) return value;
    // A person’s own words are shown as they are: in a text of ours placeholders would be filled in.
    return names.map((name) => texts.text(language, key(name), { defaultValue: '' }) || name).join(', ');
  };
}
