/** Whose languages, by the statement's parameters: of the membership $2 of the project $1, or of all of user $1's. */
const MEMBERSHIPS = {
  member: 'm.project_id = $1 AND m.id = $2',
  user: 'm.user_id = $1',
} as const;

interface ReadableLanguages {
  of: keyof typeof MEMBERSHIPS;
  /** An expression: this language only. */
  languageId?: string;
}

/**
 * A query for the languages that memberships may read, with what each may do in them: `core/domain/language-access` in
 * SQL. Its rows are (project_id, id, name, role, access); its aliases are its own.
 */
export const readableLanguages = ({ of, languageId }: ReadableLanguages): string => `
  SELECT l.project_id, l.id, l.name, m.role,
         CASE WHEN NOT m.target_restricted OR target.language_id IS NOT NULL THEN 'target' ELSE 'source' END AS access
  FROM membership m
  JOIN language l ON l.project_id = m.project_id
  LEFT JOIN member_language target ON target.project_id = m.project_id AND target.membership_id = m.id
    AND target.language_id = l.id AND target.access = 'target'
  LEFT JOIN member_language source ON source.project_id = m.project_id AND source.membership_id = m.id
    AND source.language_id = l.id AND source.access = 'source'
  WHERE ${MEMBERSHIPS[of]} ${languageId === undefined ? '' : `AND l.id = ${languageId}`}
    AND (NOT m.target_restricted OR target.language_id IS NOT NULL OR source.language_id IS NOT NULL)`;
