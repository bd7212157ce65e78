/**
 * Whose languages, by the parameters of the statement: those of membership $2 of project $1, or those of all
 * memberships of user $1.
 */
const MEMBERSHIPS = {
  member: 'm.project_id = $1 AND m.id = $2',
  user: 'm.user_id = $1',
} as const;

interface ReadableLanguages {
  of: keyof typeof MEMBERSHIPS;
  /** An SQL expression that limits the query to one language. */
  languageId?: string;
}

/**
 * A query for the languages that memberships may read, with their access: `core/domain/language-access` in SQL. Its
 * rows are (project_id, id, name, tag, role, access); its aliases are its own.
 */
export const readableLanguages = ({ of, languageId }: ReadableLanguages): string => `
  SELECT l.project_id, l.id, l.name, l.tag, m.role,
         CASE WHEN NOT m.target_restricted OR target.language_id IS NOT NULL THEN 'target' ELSE 'source' END AS access
  FROM membership m
  JOIN language l ON l.project_id = m.project_id
  LEFT JOIN member_language target ON target.project_id = m.project_id AND target.membership_id = m.id
    AND target.language_id = l.id AND target.access = 'target'
  LEFT JOIN member_language source ON source.project_id = m.project_id AND source.membership_id = m.id
    AND source.language_id = l.id AND source.access = 'source'
  WHERE ${MEMBERSHIPS[of]} ${languageId === undefined ? '' : `AND l.id = ${languageId}`}
    AND (NOT m.target_restricted OR target.language_id IS NOT NULL OR source.language_id IS NOT NULL)`;
