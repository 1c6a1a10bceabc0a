import { expect, test } from 'vitest';
import { CallBudget, COST } from './call-budget.ts';

const START = new Date('2026-11-20T11:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** How many calls of a cost are allowed at an instant. */
function allowed(
  budget: CallBudget,
  who: Parameters<CallBudget['spend']>[0],
  { cost = 1, at = START } = {},
): number {
  for (let calls = 0; ; calls += 1) {
    try {
      budget.spend(who, cost, at);
    } catch {
      return calls;
    }
  }
}

test('a network has twenty seconds of its rate saved up, and then its rate', () => {
  const budget = new CallBudget(10);
  const clinic = { networks: ['192.0.2.1'] };
  expect(allowed(budget, clinic)).toBe(200);
  expect(allowed(budget, clinic, { at: after(1) })).toBe(10);
  expect(allowed(budget, clinic, { at: after(2), cost: 5 })).toBe(2);
  expect(allowed(budget, clinic, { at: after(86_400) })).toBe(200);
  expect(allowed(budget, { networks: ['192.0.2.2'] })).toBe(200);
});

test('a refusal says when it is worth trying again, and costs nothing', () => {
  const budget = new CallBudget(10);
  const network = { networks: ['192.0.2.1'] };
  allowed(budget, network);
  const password = () => budget.spend(network, 20, START);
  expect(password).toThrow(expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 2 }));
  expect(password).toThrow(expect.objectContaining({ retryAfterSeconds: 2 }));
  budget.spend(network, 20, after(2));
});

test('a person has a tenth, on whatever network, and leaves the rest of it to others', () => {
  const budget = new CallBudget(10);
  expect(allowed(budget, { networks: ['192.0.2.1'], uid: 7 })).toBe(20);
  expect(allowed(budget, { networks: ['192.0.2.2'], uid: 7 })).toBe(0);
  expect(allowed(budget, { networks: ['192.0.2.1'], uid: 8 })).toBe(20);
  expect(allowed(budget, { networks: ['192.0.2.1'] })).toBe(160);
});

test('where little is allowed, a call with a password still goes through once enough is saved up', () => {
  const budget = new CallBudget(1);
  const person = { networks: ['192.0.2.1'], uid: 7 };
  expect(allowed(budget, person, { cost: COST.password })).toBe(1);
  expect(allowed(budget, person, { cost: COST.password, at: after(199) })).toBe(0);
  expect(allowed(budget, person, { cost: COST.password, at: after(200) })).toBe(1);
});

test('the /48 around IPv6 networks has twice as much as each of them', () => {
  const budget = new CallBudget(10);
  const at = (nth: number) => ({ networks: [`2001:db8:0:${nth}::/64`, '2001:db8::/48'] });
  expect([1, 2, 3].map((nth) => allowed(budget, at(nth)))).toEqual([200, 200, 0]);
});

test('a clock that is set back takes nothing away', () => {
  const budget = new CallBudget(10);
  const network = { networks: ['192.0.2.1'] };
  budget.spend(network, 1, START);
  expect(allowed(budget, network, { at: after(-3_600) })).toBe(199);
});
