/**
 * Adds methods that the code uses and the oldest supported browsers lack (docs/decisions/0080). The entry of every bundle
 * imports this first.
 */

type Compare = (one: unknown, other: unknown) => number;

const OF_LISTS = {
  toReversed(this: unknown[]) {
    return changed(this, (list) => {
      list.reverse();
    });
  },
  toSorted(this: unknown[], compare?: Compare) {
    return changed(this, (list) => {
      list.sort(compare);
    });
  },
  toSpliced(this: unknown[], ...cut: [start: number, count: number, ...added: unknown[]]) {
    return changed(this, (list) => list.splice(...cut));
  },
  with(this: unknown[], index: number, value: unknown) {
    return changed(this, (list) => list.splice(index, 1, value));
  },
};

const OF_MAPS = {
  groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
    const groups = new Map<Key, Item[]>();
    for (const item of items) {
      const key = keyOf(item);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  },
};

const OF_ADDRESSES = {
  canParse(address: string) {
    try {
      return new URL(address).href !== '';
    } catch {
      return false;
    }
  },
};

function changed(list: readonly unknown[], change: (copy: unknown[]) => void): unknown[] {
  const copy = [...list];
  change(copy);
  return copy;
}

/** Not enumerable, like the browser's own methods. */
function add(object: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in object)) Object.defineProperty(object, name, { value, writable: true, configurable: true });
  }
}

add(Array.prototype, OF_LISTS);
add(Map, OF_MAPS);
add(URL, OF_ADDRESSES);
