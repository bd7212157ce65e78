/** A file of a language, as it was last imported. */
export interface FileProfileView {
  languageId: number;
  /** The id of its format. */
  format: string;
  /** The name of the chosen file: `strings.xml`. */
  name: string;
  /** When it was imported. */
  at: string;
}
