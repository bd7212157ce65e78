interface CountingFiles {
  /** The formats of which a language has one file. */
  single: string;
  /** An SQL expression that limits the query to one language. */
  languageId?: string;
}

/** What the imports of one file of a language have in common. */
const sameFile = (single: string): string =>
  `CASE WHEN f.file_id IS NOT NULL THEN '/' || f.file_id WHEN f.format = ANY(${single}) THEN '' ELSE f.name END`;

/**
 * A query for the files of project $1 that exports write again: of a file of a repository the last document, of a format
 * with one file per language the last import, of another the last one of each name; not those of a reverted import or a
 * removed file. `place` is when a file of the name was first imported.
 */
export const countingFiles = ({ single, languageId }: CountingFiles): string => `
  SELECT DISTINCT ON (f.language_id, f.format, ${sameFile(single)})
    f.*, min(f.id) OVER (PARTITION BY f.language_id, f.format, f.file_id, f.name) AS place
  FROM file_profile f
  LEFT JOIN change_set c ON c.project_id = f.project_id AND c.id = f.change_set_id
  WHERE f.project_id = $1 ${languageId === undefined ? '' : `AND f.language_id = ${languageId}`} AND c.reverted_by_id IS NULL
    AND (f.file_id IS NULL OR EXISTS (SELECT FROM project_file p WHERE p.project_id = $1 AND p.id = f.file_id))
  ORDER BY f.language_id, f.format, ${sameFile(single)}, f.id DESC`;
