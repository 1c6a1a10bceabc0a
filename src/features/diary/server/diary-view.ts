import { DIARY_PAGE_SIZE } from '#domain/community/diary.ts';
import { type Day, EARLIEST_DAY, isDay, LATEST_DAY } from '#domain/kit/day.ts';
import { view } from '#platform/views/dispatcher.ts';
import { invalidParameter } from '#platform/views/pager.ts';
import { diaryView } from '../contract.ts';
import { entryJson } from './diary-entry.ts';
import { countEntries, findEntries } from './queries.ts';

/** `diary_overview/block_1` (contract section 3). */
export const diaryOverview = view(diaryView, {
  access: 'client',
  feature: 'diary',
  pageSize: DIARY_PAGE_SIZE,
  async read(context, { page, filters }) {
    const { db, person } = context;
    const range = {
      from: dayOf(filters, 'date_from') ?? EARLIEST_DAY,
      to: dayOf(filters, 'date_to') ?? LATEST_DAY,
    };
    const window = { limit: DIARY_PAGE_SIZE, offset: page * DIARY_PAGE_SIZE };
    const [rows, total] = await Promise.all([
      findEntries(db, person.uid, range, window),
      countEntries(db, person.uid, range),
    ]);
    return { rows: rows.map((row) => entryJson(context, row)), total };
  },
});

function dayOf(filters: Readonly<Record<string, string>>, name: string): Day | undefined {
  const value = filters[name];
  if (value === undefined || isDay(value)) return value;
  throw invalidParameter(name);
}
