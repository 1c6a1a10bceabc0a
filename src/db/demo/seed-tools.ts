import type { buddy } from '#db/schema/buddies.ts';
import type { participant } from '#db/schema/identity.ts';
import type { BuddyDraft } from '#domain/buddies/buddy.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';

type SealedBuddy = Pick<typeof buddy.$inferInsert, 'uuid' | 'name' | 'email' | 'emailHash'>;

/** What seeding needs from higher layers. */
export interface SeedTools {
  readonly today: Day;
  readonly now: Date;
  /** Hashes the demo password, which takes as long as a login. */
  hashPassword(): Promise<string>;
  createKey(uid: number): DemoKey;
  /** What makes a nickname unique. */
  nicknameKeys(
    site: Site,
    nickname: string,
  ): Pick<typeof participant.$inferInsert, 'nicknameKey' | 'nicknameHash'>;
}

/** A new key for a person; `seal` encrypts their texts with it for one place in the database. */
export interface DemoKey {
  readonly wrapped: Buffer;
  readonly masterKey: string;
  seal(
    place: { readonly table: string; readonly column: string; readonly row: string },
    text: string,
  ): Buffer;
  /** The columns that hold a buddy's name and address. */
  sealBuddy(uuid: string, opened: BuddyDraft): SealedBuddy;
}
