import { expect, test } from 'vitest';
import { CallFailure } from '#ui/app/caller.ts';
import { type Base, DraftOnServer } from './draft-on-server.ts';
import type { ServerDraft } from './draft-opening.ts';

/** A draft on a server that two devices write on; `loses`: the answers of the server are lost. */
function watched(base: Base = { revision: null, basis: null }) {
  const seen = {
    stored: undefined as ServerDraft<string> | undefined,
    met: null as ServerDraft<string> | null,
    loses: false,
    saves: 0,
  };
  function store(written: string, revision: number | null = null) {
    seen.saves += 1;
    seen.stored = { written, revision, changed: String(seen.saves) };
    return seen.stored;
  }
  const draft = new DraftOnServer<string>(base, {
    async send(written, { basis, revision }) {
      if (seen.stored && seen.stored.changed !== basis) throw new CallFailure('edit_conflict', '');
      const saved = store(written, revision);
      if (seen.loses) throw new CallFailure('network', '');
      return saved;
    },
    read: async () => seen.stored,
    meet: (other) => {
      seen.met = other;
    },
  });
  return { draft, seen, elsewhere: store };
}

test('goes on from its own saves', async () => {
  const { draft, seen } = watched();
  expect([await draft.save('a'), await draft.save('ab')]).toEqual(['saved', 'saved']);
  expect(seen.stored?.written).toBe('ab');
});

test('does not overwrite the draft of another device until the person chose', async () => {
  const { draft, seen, elsewhere } = watched();
  await draft.save('begun');
  const other = elsewhere('long text of the phone', 2);
  expect(await draft.save('begun, and a word')).toBe('conflict');
  expect(seen).toMatchObject({ stored: other, met: other });
  draft.goOnFrom({ revision: 2, basis: other.changed });
  expect(seen.met).toBeNull();
  expect(await draft.save('mine')).toBe('saved');
  expect(seen.stored).toMatchObject({ written: 'mine', revision: 2 });
});

test('is saved once no other draft conflicts any more', async () => {
  const { draft, seen, elsewhere } = watched();
  await draft.save('begun');
  elsewhere('there');
  expect(await draft.save('here')).toBe('conflict');
  seen.stored = undefined;
  expect(await draft.save('here')).toBe('saved');
  expect(seen.met).toBeNull();
});

test('recognises its own draft when the response was lost', async () => {
  const { draft, seen } = watched();
  seen.loses = true;
  expect(await draft.save('a')).toBe('device');
  expect(await draft.save('ab')).toBe('device');
  seen.loses = false;
  expect(await draft.save('abc')).toBe('saved');
  expect(seen).toMatchObject({ stored: { written: 'abc' }, met: null });
});

test('treats the same text from another device as its own', async () => {
  const { draft, seen, elsewhere } = watched();
  elsewhere('the same');
  expect(await draft.save('the same')).toBe('saved');
  expect(seen.met).toBeNull();
});

test.each([
  ['invalid_input', 'refused'],
  ['exercise_locked', 'locked'],
  ['network', 'device'],
] as const)('after %s it is %s', async (code, outcome) => {
  const draft = new DraftOnServer<string>(
    { revision: null, basis: null },
    {
      send: () => Promise.reject(new CallFailure(code, '')),
      read: async () => undefined,
      meet: () => undefined,
    },
  );
  expect(await draft.save('a')).toBe(outcome);
});
