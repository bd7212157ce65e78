interface Visible {
  /** The alias of the history row. */
  as: string;
  member: string;
  /** The alias of `readableLanguages`. */
  languages: string;
}

/**
 * A condition: the member may see the history row. Changes in deleted languages stay visible to members who may read
 * all languages.
 */
export const visible = ({ as, member, languages }: Visible): string => `
  (${as}.language_id IS NULL OR NOT ${member}.target_restricted OR ${as}.language_id IN (SELECT id FROM ${languages}))`;
