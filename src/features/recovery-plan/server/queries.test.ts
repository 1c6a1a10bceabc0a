import { drizzle } from 'drizzle-orm/pg-proxy';
import { describe, expect, test } from 'vitest';
import type { Db } from '#db/connection.ts';
import { perWeekday } from '#domain/kit/day.ts';
import { MEASURES } from '#domain/site/measure.ts';
import { goalSchedule, PROGRAMME_DAYS } from '#domain/tracking/goal.ts';
import { replaceGoals } from './queries.ts';

const start = '2026-11-20';
const flat = (amount: number) => perWeekday(() => amount);

/** Records every statement, and returns no rows. */
async function statementsOf(ask: (db: Db) => Promise<void>): Promise<string[]> {
  const statements: string[] = [];
  const db = drizzle((statement) => {
    statements.push(statement);
    return Promise.resolve({ rows: [] });
  });
  await ask(db);
  return statements;
}

describe('replacing goals', () => {
  test('is one statement for all 42 days', async () => {
    const plan = { current: flat(5), target: flat(0), stopOrReduce: 'stop', pace: 'gradual' } as const;
    const goals = goalSchedule(plan, { programmeStart: start, today: start, measure: MEASURES.glass });
    expect(goals.size).toBe(PROGRAMME_DAYS);
    const statements = await statementsOf((db) => replaceGoals(db, 1, start, goals));
    expect(statements).toHaveLength(1);
    expect(statements[0]?.match(/\(\$\d+, \$\d+, \$\d+\)/g)).toHaveLength(PROGRAMME_DAYS);
  });

  test('with nothing is one statement too', async () => {
    const statements = await statementsOf((db) => replaceGoals(db, 1, start, new Map()));
    expect(statements).toHaveLength(1);
    expect(statements[0]).not.toContain('insert');
  });
});
