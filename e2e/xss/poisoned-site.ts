import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { registrationBody } from '#features/account/contract.ts';
import { ServerProcess } from '#server/process/server-process.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { InjectionWatch } from '../kit/injection.ts';
import { OWN_PORT, originOf } from '../kit/origin.ts';
import { ANNA, NEWCOMER_PASSWORD, Visitor } from '../kit/visitor.ts';
import { poisonContent } from './poisoned-content.ts';

/** The alcohol site with payloads for texts. */
export class PoisonedSite {
  readonly fields: ReadonlySet<string>;
  /** Someone who is new, and someone who has been here for weeks. */
  readonly robin: TestClient;
  readonly anna: TestClient;
  readonly #server: ServerProcess;
  readonly #folder: string;

  private constructor(folder: string, server: ServerProcess, fields: ReadonlySet<string>) {
    this.#folder = folder;
    this.#server = server;
    this.fields = fields;
    this.robin = server.visitor();
    this.anna = server.visitor();
  }

  static async open(): Promise<PoisonedSite> {
    const folder = mkdtempSync(join(tmpdir(), 'houvast-xss-'));
    const fields = await poisonContent(folder);
    const server = new ServerProcess({
      PORT: String(OWN_PORT),
      DATA_DIR: folder,
      DEMO: '1',
      PUBLIC_ORIGIN_TEMPLATE: `http://{site}.localhost:${OWN_PORT}`,
      QUICK_EXIT_URL: `${originOf('alcohol', OWN_PORT)}/healthz`,
    });
    // A server that is still starting would occupy the port in the next try.
    await server.untilReady().catch(async (error: unknown) => {
      await server.kill();
      throw error;
    });
    const site = new PoisonedSite(folder, server, fields);
    const draft = { name: 'Robin', mail: 'robin@houvast.example', password: NEWCOMER_PASSWORD };
    const made = await site.robin.send('POST', '/user/register', registrationBody(draft, 'nl'));
    expect(made.status).toBe(200);
    await site.robin.login(draft.mail, draft.password);
    await site.anna.login(ANNA.mail, ANNA.password);
    return site;
  }

  async close(): Promise<void> {
    this.#server.signal('SIGTERM');
    await this.#server.untilEnded();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A visitor of the site; with a cookie, someone who is logged in. */
  async visit(
    context: BrowserContext,
    cookie?: string,
  ): Promise<{ visitor: Visitor; watch: InjectionWatch }> {
    const origin = originOf('alcohol', OWN_PORT);
    const watch = await InjectionWatch.on(context, origin);
    if (cookie !== undefined) {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: origin }]);
    }
    return { visitor: new Visitor(await context.newPage(), 'alcohol', 'nl', OWN_PORT), watch };
  }

  /** Waits for the mail to the newcomer, and returns its link. */
  async validationLink(): Promise<string> {
    const box = this.#server.visitor('alcohol', '');
    let link = '';
    await expect
      .poll(async () => {
        const ids = [...(await box.get('/mailbox')).text.matchAll(/href="(\/mailbox\/[^"]+)"/g)];
        const mails = await Promise.all(ids.map(async ([, path = '']) => (await box.get(path)).text));
        link =
          mails.map((mail) => /href="(http[^"]*\/valideer\/[^"]+)"/.exec(mail)?.[1] ?? '').find(Boolean) ??
          '';
        return link;
      })
      .not.toBe('');
    return link;
  }

  /** Answers an exercise, so that the next one opens. */
  async answerByCall(exercise: string): Promise<void> {
    const { json } = await this.anna.get(`/get-webform-fields/alcohol/${exercise}`);
    const answers = Object.entries<Record<string, unknown>>(json).map(([key, element]) => {
      const isChoice = element['#type'] === 'checkboxes';
      const least = Math.max(1, Number(element['#multiple__min_items'] ?? 1));
      if (isChoice) return [key, Object.keys(element['#options'] as object).slice(0, 1)];
      return [key, element['#multiple'] === false ? 'ja' : Array.from({ length: least }, () => 'ja')];
    });
    const sent = await this.anna.post('/webform_rest/submit', {
      webform_id: exercise,
      ...Object.fromEntries(answers),
    });
    expect(sent.status, sent.text).toBe(200);
  }
}

/**
 * Opens such a site for the journeys of a file, and closes it after them. The browser ignores the security policy, which might stop
 * a payload that got through: only the rendering is under test.
 */
export function poisonedSite(): () => PoisonedSite {
  let site: PoisonedSite;
  test.use({ bypassCSP: true, serviceWorkers: 'block', timezoneId: 'Europe/Amsterdam' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await PoisonedSite.open();
  });
  test.afterAll(() => site.close());
  return () => site;
}
