interface Visible {
  /** The row of history. */
  as: string;
  member: string;
  /** What the member may read, of `readableLanguages`. */
  languages: string;
}

/**
 * A condition: the member may know of the row of history. What happened in a language that is gone stays visible to
 * members who read all languages.
 */
export const visible = ({ as, member, languages }: Visible): string => `
  (${as}.language_id IS NULL OR NOT ${member}.target_restricted OR ${as}.language_id IN (SELECT id FROM ${languages}))`;
