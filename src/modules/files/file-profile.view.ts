import type { FileProfileView as Contract } from '#core/api/files.js';

export class FileProfileView implements Contract {
  languageId!: number;
  /** The id of its format: `json`, `xml`, `strings` or `stringsdict`. */
  format!: string;
  /** The name of the file. */
  name!: string;
  /** When it was imported: an ISO 8601 date-time in UTC. */
  at!: string;
}
