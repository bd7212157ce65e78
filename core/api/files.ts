/** A file of a language, as it was last imported. */
export interface FileProfileView {
  languageId: number;
  /** The id of its format. */
  format: string;
  /** As it was chosen: `strings.xml`. */
  name: string;
  /** When it was imported. */
  at: string;
}
