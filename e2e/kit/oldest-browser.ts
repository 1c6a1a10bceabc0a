/** The files under `src/` that run in a browser. */
export const IN_BROWSERS =
  /^(web|ui|domain|contract|backoffice)\/|^features\/[^/]+\/(web|backoffice|[^/]*contract)/;

/** What browsers have today and the oldest supported ones lack (docs/decisions/0080), by where it is found. */
export const LACKING: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  'HTMLElement.prototype': ['hidePopover', 'showPopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['Iterator', 'URLPattern', 'requestIdleCallback', 'scheduler'],
};

/** Turns the browser that this runs in into one of the oldest supported ones, as far as a script can. */
export function takeAway(lacking: typeof LACKING): void {
  for (const [where, names] of Object.entries(lacking)) {
    const found = where.split('.').reduce<object>((holder, part) => Reflect.get(holder, part), globalThis);
    for (const name of names) Reflect.deleteProperty(found, name);
  }
}
