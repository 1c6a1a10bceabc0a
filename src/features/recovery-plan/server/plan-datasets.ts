import { WEEKDAYS } from '#domain/kit/day.ts';
import type { PerWeekday } from '#domain/tracking/goal.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findAllGoals, findAllPlans, findAllStepDowns, findPrice } from './queries.ts';

const perDay = (prefix: string, amounts: PerWeekday) =>
  Object.fromEntries(WEEKDAYS.map((day) => [`${prefix}_${day}`, amounts[day]]));

/** Every plan that was ever saved, also those before a restart. */
export const plansDataset: Dataset = {
  name: 'plans',
  about: 'plan',
  tables: ['plan'],
  async read(db, { uid }) {
    const rows = await findAllPlans(db, uid);
    return rows.map((row) => ({
      saved_at: row.savedAt.toISOString(),
      archived_at: row.archivedAt?.toISOString() ?? null,
      stop_or_reduce: row.stopOrReduce,
      pace: row.pace,
      ...perDay('current', row.current),
      ...perDay('goal', row.target),
    }));
  },
};

/** The goal of every day that has one. */
export const goalsDataset: Dataset = {
  name: 'goals',
  about: 'plan',
  tables: ['day_goal'],
  read: (db, { uid }) => findAllGoals(db, uid),
};

/** The decision each time a gentler slope was offered. */
export const stepDownsDataset: Dataset = {
  name: 'step_downs',
  about: 'plan',
  tables: ['step_down'],
  async read(db, { uid }) {
    const rows = await findAllStepDowns(db, uid);
    return rows.map(({ decidedAt, accepted, start }) => ({
      decided_at: decidedAt.toISOString(),
      accepted,
      ...perDay('start', start),
    }));
  },
};

/** What a unit costs them, if they said so. */
export const pricesDataset: Dataset = {
  name: 'prices',
  about: 'plan',
  tables: ['own_price'],
  read: (db, { uid }) => findPrice(db, uid),
};
