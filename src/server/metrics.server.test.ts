import { expect, test } from 'vitest';
import { sharedTestServer } from './testing/test-server.ts';

const TOKEN = 'only-the-watcher-knows';
const server = sharedTestServer({ METRICS_TOKEN: TOKEN });
const closed = sharedTestServer();

test('what is counted can be read with the token, and names nobody', async () => {
  await server().newcomer('counted');
  const answer = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^houvast_mails_waiting 1$/m);
  expect(answer.body).toMatch(
    /houvast_http_duration_seconds_count\{route="\/api\/nl\/user\/register",status="200"\} 1/,
  );
  expect(answer.body).toContain('houvast_job_runs_total');
  expect(answer.body).not.toContain('counted@');
});

test.each([undefined, 'Bearer wrong', TOKEN])(
  'without it the page does not exist: %s',
  async (authorization) => {
    const answer = await server().app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(404);
  },
);

test('without a token in the settings it does not exist at all', async () => {
  const answer = await closed().app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(answer.statusCode).toBe(404);
});
