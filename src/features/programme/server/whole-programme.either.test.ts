import { expect, test } from 'vitest';
import type { Programme, Question } from '#domain/content/content.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { loadContent } from './authoring/load.ts';

const { programmes } = loadContent();
const DAY = 86_400;
/** The badges of the whole programme, besides one for each phase. */
const PROGRAMME_BADGES = ['first-exercise', 'emergency-plan', 'prevention-plan', 'programme-complete'];

function enoughFor(question: Question): unknown {
  if (question.kind === 'quiz') return [question.options[0]?.id];
  return question.kind === 'list' ? ['een'] : 'ja';
}

/** A person who completes the programme of a site, logging in again after each week. */
class Participant {
  readonly #programme: Programme;
  readonly #client: TestClient;
  readonly #mail: string;
  constructor(site: Site, client: TestClient, name: string) {
    this.#programme = programmes.get(site) as Programme;
    this.#client = client;
    this.#mail = `${name}@houvast.example`;
  }
  get phases() {
    return this.#programme.phases.map(({ exercises }) => exercises.map(({ id }) => id));
  }
  /** The exercises that are always open. */
  get safety() {
    const exercises = this.#programme.phases.flatMap((phase) => phase.exercises);
    return new Set(exercises.filter(({ safety }) => safety).map(({ id }) => id));
  }
  get atEnd() {
    return this.#programme.end.exercises.map(({ id }) => id);
  }
  get interval() {
    return this.#programme.phaseDayInterval;
  }
  async comeBack(): Promise<void> {
    await this.#client.login(this.#mail, NEWCOMER_PASSWORD);
  }
  async submit(id: string): Promise<number> {
    const { phases, end } = this.#programme;
    const exercise = [...phases, end].flatMap(({ exercises }) => exercises).find((found) => found.id === id);
    const answers = (exercise?.questions ?? []).map((question) => [question.key, enoughFor(question)]);
    const body = { webform_id: id, ...Object.fromEntries(answers) };
    return (await this.#client.post('/webform_rest/submit', body)).status;
  }
  async badges(): Promise<string[]> {
    const { json } = await this.#client.get('/entity/view/badges/block_1/results');
    const rows = (json.rows ?? []) as { id: string; received: boolean }[];
    return rows.flatMap(({ id, received }) => (received ? id : [])).toSorted();
  }
  async answered(): Promise<string[]> {
    const { json } = await this.#client.get('/entity/view/exercise_answers/rest_export_1/results');
    return (json.rows as { webform_id: string }[]).map(({ webform_id }) => webform_id);
  }
}

// The clock of a server is shared, so each test gets its own server.
const alcohol = sharedTestServer();
const naasten = sharedTestServer();

test.each<[Site, typeof alcohol]>([
  ['alcohol', alcohol],
  ['naasten', naasten],
])('on %s the whole programme opens week by week, exercise after exercise', async (site, server) => {
  const name = `whole-${site}`;
  const person = new Participant(site, await server().newcomer(name, site), name);
  const done: string[] = [];
  /** The attempts on locked exercises, with their responses. */
  const early: [id: string, status: number][] = [];
  const tryEarly = async (id: string | undefined) => {
    if (id !== undefined && !person.safety.has(id)) early.push([id, await person.submit(id)]);
  };
  for (const [index, exercises] of person.phases.entries()) {
    if (index > 0) {
      await tryEarly(exercises[0]);
      server().passSeconds(person.interval * DAY);
      await person.comeBack();
    }
    for (const [position, id] of exercises.entries()) {
      // Nothing waits for an exercise about safety.
      if (!person.safety.has(id)) await tryEarly(exercises[position + 1]);
      await tryEarly(person.atEnd[0]);
      expect(await person.submit(id), id).toBe(200);
      done.push(id);
    }
    const due = hasFeature(site, 'badges') ? [`phase-${index + 1}`] : [];
    expect(await person.badges()).toEqual(expect.arrayContaining(due));
  }
  expect(early.length).toBeGreaterThan(2 * (done.length - person.safety.size) - 6);
  expect(early.filter(([, status]) => status !== 403)).toEqual([]);
  for (const id of person.atEnd) expect(await person.submit(id), id).toBe(200);
  expect((await person.answered()).toSorted()).toEqual([...done, ...person.atEnd].toSorted());
  expect(await person.badges()).toEqual(
    hasFeature(site, 'badges')
      ? [...PROGRAMME_BADGES, ...person.phases.map((_, index) => `phase-${index + 1}`)].toSorted()
      : [],
  );
});
