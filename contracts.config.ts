import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { READ_BY_CALLERS } from './src/contract/endpoint.ts';

/** What declares something that both ends of a call share. */
const DECLARES: ReadonlySet<string> = new Set([
  'endpoint',
  'viewContract',
  'webformContract',
  'nodeContract',
]);
/** A call, and by what name the shared paths know a form, a list or a type of node. */
const STAYS: ReadonlySet<string> = new Set([...READ_BY_CALLERS, 'id', 'view', 'display', 'type']);

/**
 * Contracts say more about a call than its caller reads: what it refuses, how it is described, and the schemas of both
 * bodies. The browser's bundle goes without that, and without the calls that nothing in it makes.
 */
export function briefContracts(): Plugin {
  return {
    name: 'brief-contracts',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/src\/(?:contract|features\/[\w-]+)\/(?:[\w-]+-)?\w+\.ts$/ },
      handler: (code) => ({ code: briefContract(code), map: null }),
    },
  };
}

const PURE = '/* @__PURE__ */ ';

/** Something to put in the place of a part of a file. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A contract as JavaScript, without what callers do not read. All it does on loading is declare, so what is not used can go. */
export function briefContract(code: string): string {
  const edits: Edit[] = [];
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ init }) {
      // Spreading may run a getter, for all that a bundler knows.
      if (depth > 0 || init?.type !== 'ObjectExpression' || !init.properties.some(isSpread)) return;
      edits.push({ start: init.start, end: init.start, text: `${PURE}(() => (` });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    },
    CallExpression(call) {
      if (depth > 0) return;
      edits.push({ start: call.start, end: call.start, text: PURE }, ...cuts(call, code));
    },
  }).visit(parseSync('contract.js', code).program);
  return applied(code, edits);
}

function cuts({ callee, arguments: passed }: ESTree.CallExpression, code: string): Edit[] {
  const [first] = passed;
  if (!first) return [];
  const cut = { start: first.start, end: passed.at(-1)?.end ?? first.end };
  // What stands in for the schema library looks at nothing (`src/web/no-schemas.ts`).
  if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'z')
    return [{ ...cut, text: '' }];
  if (callee.type !== 'Identifier' || !DECLARES.has(callee.name) || first.type !== 'ObjectExpression')
    return [];
  const kept = first.properties.filter(isKept).map((part) => code.slice(part.start, part.end));
  return [{ ...cut, text: `{ ${kept.join(', ')} }` }];
}

function isSpread(part: ESTree.ObjectPropertyKind): boolean {
  return part.type === 'SpreadElement';
}

function isKept(part: ESTree.ObjectPropertyKind): boolean {
  return part.type === 'SpreadElement' || (part.key.type === 'Identifier' && STAYS.has(part.key.name));
}

/** Those inside of another one go with it. */
function applied(code: string, edits: readonly Edit[]): string {
  let brief = '';
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    brief += code.slice(done, start) + text;
    done = end;
  }
  return brief + code.slice(done);
}
