// The advisory locks of the database. Any numbers will do, as long as they differ and every node has the same ones.

/** Held while the schema is migrated. */
export const MIGRATION_LOCK = 4_867_826;
/** Held while content is loaded or written. */
export const CONTENT_LOCK = 4_867_827;
/** Held while demo people are added. */
export const SEED_LOCK = 4_867_828;
/** Held while a row is added to the log of the staff. */
export const AUDIT_LOCK = 7_241_001;
