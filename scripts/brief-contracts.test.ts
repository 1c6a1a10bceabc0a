import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { briefContract } from '../contracts.config.ts';

/** What a module declares, where schemas are as inert as in the browser. */
function declared(code: string, name: string): unknown {
  const same = (declaration: object) => declaration;
  const z = { object: () => 'inert', string: () => 'inert' };
  const script = `${code.replaceAll('export ', '')}; ${name}`;
  return JSON.parse(JSON.stringify(runInNewContext(script, { endpoint: same, webformContract: same, z })));
}

const CONTRACT = `
const ofNode = { path: '/node/:nid', access: 'client', params: z.object({ nid: z.string() }) };
const LISTS = ['/api/v1/days'];
export const changeNode = endpoint({
  ...ofNode,
  method: 'PATCH',
  summary: 'Change a node of one’s own',
  body: z.object({ title: z.string() }),
  reply: z.object({}),
  errors: ['not_found'],
  refreshes: LISTS,
});
export const goal = webformContract({ id: 'goal', submission: z.object({ day: z.string() }) });
export function readOf(node) {
  return endpoint({ method: 'GET', path: '/node', access: 'any', reply: z.object({ node }) });
}
`;

test('a call keeps what its caller reads, and nothing else that is written at it', () => {
  const brief = briefContract(CONTRACT);
  expect(declared(brief, 'changeNode')).toMatchObject({
    method: 'PATCH',
    path: '/node/:nid',
    access: 'client',
    refreshes: ['/api/v1/days'],
  });
  expect(declared(brief, 'goal')).toEqual({ id: 'goal' });
  for (const word of ['summary', 'not_found', 'title', 'day:']) expect(brief).not.toContain(word);
});

test('whatever a contract declares may go when nothing uses it', () => {
  const brief = briefContract(CONTRACT);
  expect(brief).toContain('changeNode = /* @__PURE__ */ endpoint(');
  expect(briefContract('const shape = { ...more, name: z.string() };')).toBe(
    'const shape = /* @__PURE__ */ (() => ({ ...more, name: /* @__PURE__ */ z.string() }))();',
  );
});

test('what a function does stays as it is', () => {
  expect(briefContract(CONTRACT)).toContain("access: 'any', reply: z.object({ node }) }");
});
