/**
 * SQL for the languages that memberships may read, with what each may do in them: `core/domain/language-access` as a
 * query. `condition` selects the memberships, called `m`.
 */
export const readableLanguages = (condition: string): string => `
  SELECT l.project_id, l.id, l.name, m.role,
         CASE WHEN NOT m.target_restricted OR target.language_id IS NOT NULL THEN 'target' ELSE 'source' END AS access
  FROM membership m
  JOIN language l ON l.project_id = m.project_id
  LEFT JOIN member_language target ON target.project_id = m.project_id AND target.membership_id = m.id
    AND target.language_id = l.id AND target.access = 'target'
  LEFT JOIN member_language source ON source.project_id = m.project_id AND source.membership_id = m.id
    AND source.language_id = l.id AND source.access = 'source'
  WHERE ${condition}
    AND (NOT m.target_restricted OR target.language_id IS NOT NULL OR source.language_id IS NOT NULL)`;

/** The languages that the membership $2 of the project $1 may read. */
export const READABLE_LANGUAGES = readableLanguages('m.project_id = $1 AND m.id = $2');
