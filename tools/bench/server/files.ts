import type { Client } from 'pg';

import { aProject } from '../data.mjs';
import { LANGUAGES } from '../editor-world.ts';

interface Text {
  name: string;
  quantityString: string | null;
}

export type File = { name: string; keys: { name: string; isPlural: boolean; values: Text[] }[] }[];

interface LanguageFile {
  name: string;
  groups: File;
}

/** The files of ten languages, with every eleventh key a plural: the same in every run. */
export function filesOf(keys: number): LanguageFile[] {
  const languages = LANGUAGES.map((name, index) => ({ id: index + 1, name }));
  const { groups } = aProject({ keys, languages, pluralEvery: 11 });
  return languages.map(({ id, name }) => ({
    name,
    groups: groups.map((group) => ({
      name: group.name,
      keys: group.keys.map((key) => ({
        name: key.name,
        isPlural: key.isPlural,
        values: key.values
          .filter(({ languageId }) => languageId === id)
          .map((value) => ({ name: value.name, quantityString: value.quantityString })),
      })),
    })),
  }));
}

/** The same file with other texts. */
export const changed = (groups: File): File =>
  groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => ({
      ...key,
      values: key.values.map((text) => ({ ...text, name: `${text.name}!` })),
    })),
  }));

/** Throws unless a language holds the texts of a file, and nothing else. */
export async function assertStored(sql: Client, languageId: number, groups: File) {
  const expected = new Map(
    groups.flatMap((group) =>
      group.keys.flatMap((key) =>
        key.values.map((text) => [`${group.name}/${key.name}/${text.quantityString ?? ''}`, text.name]),
      ),
    ),
  );
  const { rows } = await sql.query<{ place: string; text: string }>(
    `SELECT g.name || '/' || k.name || '/' || coalesce(v.quantity, '') AS place, v.text
     FROM translation_value v JOIN translation_key k USING (project_id) JOIN key_group g USING (project_id)
     WHERE v.language_id = $1 AND k.id = v.key_id AND g.id = k.group_id`,
    [languageId],
  );
  const wrong = rows.filter(({ place, text }) => expected.get(place) !== text);
  if (rows.length !== expected.size || wrong.length > 0)
    throw new Error(`Language ${languageId} has ${rows.length} values, ${wrong.length} of them wrong.`);
  const { rows: counts } = await sql.query<{ counted: number }>(
    `SELECT (SELECT sum(empty + modified + validated + invalidated)::int FROM language_count WHERE language_id = $1) AS counted`,
    [languageId],
  );
  if (counts[0]?.counted !== expected.size) throw new Error(`Language ${languageId} is counted wrong.`);
}
