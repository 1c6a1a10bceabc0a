import { Client } from 'pg';
import { vi } from 'vitest';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that PostgreSQL is sent from now on, without those that begin and end a transaction; until mocks are restored. */
export function watchStatements(): Statement[] {
  const seen: Statement[] = [];
  const { query: run } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : String(Object(asked).text);
    const values = given.find(Array.isArray) ?? Object(asked).values ?? [];
    if (!/^(begin|commit|rollback)/i.test(text)) seen.push({ text, values });
    return Reflect.apply(run, this, given);
  });
  return seen;
}
