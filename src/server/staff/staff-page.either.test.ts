import { expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const AUCKLAND = 'Pacific/Auckland';
const server = sharedTestServer({ TIME_ZONE: AUCKLAND }, unbuiltPages(renderPage));

test('the pages of the staff tell their times in the zone in which the server judges days', async () => {
  const headers = { host: 'beheer.localhost:3000' };
  const { statusCode, body } = await server().app.inject({ url: '/logboek', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain(`data-time-zone="${AUCKLAND}"`);
  expect(body).not.toContain('Amsterdam');
});
