/**
 * SQL for what a member may know of the history: row `h`, membership `m`, its readable languages `l`. What happened in a
 * language that is gone stays visible to whoever reads all languages.
 */
export const VISIBLE = `
  (h.language_id IS NULL OR NOT m.target_restricted OR h.language_id IN (SELECT id FROM l))`;
