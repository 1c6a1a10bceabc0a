import { csrfTokenOf } from '#platform/session/session.ts';
import { type Person, SECRETS } from '../data.ts';
import type { Shot } from '../load.ts';
import { HOST, inTurn, JSON_BODY } from '../shots.ts';

/** The two calls of the page of a post, with another person and another post each time; `page` counts from 1. */
export function postReads(people: readonly Person[], posts: readonly number[], page = 1): () => Shot {
  const nextPost = inTurn(posts);
  return inTurn(
    people.flatMap(({ cookie }): Shot[] => {
      const nid = nextPost();
      const headers = { host: HOST, cookie: `session=${cookie}` };
      const view = `/api/nl/entity/view/forum_post_comments/block_1/results?args[]=${nid}&page=${page - 1}`;
      return [
        { method: 'GET', path: `/api/nl/node/${nid}`, headers },
        { method: 'GET', path: view, headers },
      ];
    }),
  );
}

/** The same rows as the floor reads them. */
export function floorPostReads(people: readonly Person[], posts: readonly number[]): () => Shot {
  const nextPost = inTurn(posts);
  return inTurn(
    people.flatMap(({ uid }): Shot[] => {
      const nid = nextPost();
      return [
        { method: 'GET', path: `/post/${nid}/${uid}`, headers: {} },
        { method: 'GET', path: `/comments/${nid}/${uid}`, headers: {} },
      ];
    }),
  );
}

/** A comment by another person on another post in every request, each worded differently. */
export function comments(people: readonly Person[], posts: readonly number[]): () => Shot {
  const nextPost = inTurn(posts);
  const nextPerson = inTurn(
    people.map(({ cookie }) => ({ cookie, token: csrfTokenOf(SECRETS.SESSION_SECRET, cookie) })),
  );
  let made = 0;
  return () => {
    made += 1;
    const { cookie, token } = nextPerson();
    const body = {
      entity_id: nextPost(),
      entity_type: 'node',
      field_name: 'comment_forum',
      field_body: `<p>Ik herken wat je schrijft, en ik doe het nu zo: wandelen, bellen, thee. Dit is keer ${made}.</p>`,
    };
    return {
      method: 'POST',
      path: '/api/nl/comment',
      headers: { host: HOST, cookie: `session=${cookie}`, 'x-csrf-token': token, ...JSON_BODY },
      body: JSON.stringify(body),
    };
  };
}

/** Rows inserted by the floor. */
export function floorComments(posts: readonly number[]): () => Shot {
  const nextPost = inTurn(posts);
  let made = 0;
  return () => {
    made += 1;
    // Beyond the positions that the product gives out.
    const body = JSON.stringify({ nid: nextPost(), position: 1_000_000 + made });
    return { method: 'POST', path: '/comment', headers: JSON_BODY, body };
  };
}
