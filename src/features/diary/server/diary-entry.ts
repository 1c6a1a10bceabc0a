import { fieldList, instantField } from '#contract/wire.ts';
import type { Language } from '#domain/kit/language.ts';
import { pathTo, unprefixed } from '#domain/site/paths.ts';
import { languagesOf } from '#domain/site/site.ts';
import { bundleReference } from '#platform/bundle-reference.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { poorTextList } from '#platform/poor-text.ts';
import type { DiaryEntry } from '../contract.ts';
import type { EntryRow } from './queries.ts';
import { openEntry } from './sealed-entry.ts';

/** An entry as its author gets it (contract 1.5). */
export function entryJson(
  context: Pick<ParticipantContext, 'person' | 'site' | 'language' | 'multilingual'>,
  row: EntryRow,
): DiaryEntry {
  const { person, site, language } = context;
  const { title, body } = openEntry(person.vault, row);
  const nid = String(row.nid);
  const pathIn = (spoken: Language) => pathTo({ language: spoken }, 'diaryEntry', { nid });
  return {
    entity_type: 'node',
    nid: fieldList(row.nid),
    uuid: fieldList(row.uuid),
    langcode: fieldList(row.language),
    type: [bundleReference('node_type', 'diary_entry')],
    title: fieldList(title),
    status: fieldList(true),
    created: instantField(row.createdAt),
    changed: instantField(row.changedAt),
    path: [{ alias: unprefixed(language, pathIn(language)), pid: row.nid, langcode: language }],
    paths: Object.fromEntries(languagesOf(site, context).map((spoken) => [spoken, pathIn(spoken)])),
    revision: row.revision,
    is_own: true,
    field_diary_body: poorTextList(body),
    field_diary_entry_date: fieldList(row.day),
    is_note: isNote(row),
  };
}

/** Whether an entry still follows the note of a registration. */
function isNote({ registration, followsNote }: EntryRow): boolean {
  return registration !== null && followsNote;
}
