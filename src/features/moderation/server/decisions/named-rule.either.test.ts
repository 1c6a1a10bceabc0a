import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, newestMessage, reported, reportToQueue } from '../moderation.testing.ts';

const server = sharedTestServer();

test.each([
  ['remove', 'weggehaald.'],
  ['lock', 'reageren niet meer.'],
])(
  'names no forum rule to writers who keep to them all (%s), as the moderator reads before',
  async (action, done) => {
    const moderator = await server().staff('moderator');
    const { writer, reader, nid } = await reported(server(), `op-verzoek-${action}`, moderator);
    const item = await reportToQueue(moderator, reader, 'post', nid);
    const { told } = (await moderator.get(`/staff/v1/queue/${item}`)).json;
    const preview = told.find((one: { action: string }) => one.action === action);
    expect(preview.text).toContain('Afspraak: {{rule}}.');
    expect(preview.text_if_fits).toContain(`${done}\n\n{{reason}}\n\n`);
    await decideOn(moderator, item, { action, rule: 'fits', reason: 'Je vroeg hierom.' });
    const message = await newestMessage(writer);
    expect(message).toContain(`${done}</p>`);
    expect(message).toContain('Je vroeg hierom.');
    expect(message).not.toContain('fspra');
  },
);
