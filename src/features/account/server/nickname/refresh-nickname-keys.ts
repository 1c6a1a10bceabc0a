import type { Job } from '#platform/jobs/job.ts';
import { keysOf } from './nickname-keys.ts';
import { findNicknames, updateNicknameKeys } from './queries.ts';

const BATCH = 500;

/**
 * Keeps the keys of nicknames those of today: after the update that brought them, after a change of what looks alike, and
 * after a new SESSION_SECRET. Of two people whose names turn out to look alike, the one who has the key keeps it, else the
 * older account; the other one keeps the name with a key that nobody else can get.
 */
export const refreshNicknameKeys: Job = {
  name: 'refresh_nickname_keys',
  schedule: '40 3 * * *',
  async run({ db, sessionSecret }) {
    let refreshed = 0;
    for (let afterUid = 0; ; ) {
      const rows = await findNicknames(db, { afterUid, limit: BATCH });
      for (const { uid, site, nickname, nicknameKey, nicknameHash } of rows) {
        afterUid = uid;
        if (nickname === null) continue;
        const keys = keysOf(sessionSecret, site, nickname);
        const hasHash = keys.nicknameHash === nicknameHash;
        if (hasHash && keys.nicknameKey === nicknameKey) continue;
        const isWritten = await updateNicknameKeys(db, { uid, nickname }, keys);
        if (isWritten) refreshed += 1;
        else if (!hasHash)
          await updateNicknameKeys(db, { uid, nickname }, { nicknameHash: keys.nicknameHash });
      }
      if (rows.length < BATCH) return refreshed;
    }
  },
};
