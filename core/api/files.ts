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

/** A file of the repository of a team, in all its languages. */
export interface FileView {
  id: number;
  /** A template, unique in the project: `locales/{language}/common.json`. */
  path: string;
  /** The id of its format. */
  format: string;
}

/** A file in one language, or in all of them if its format holds several. */
export interface DocumentView {
  languageId: number;
  /** The exact path: `locales/pt_BR/common.json`. */
  path: string;
  /** When it was last imported. */
  at: string;
  /** The change set of that import; null if it created the project. */
  changeSetId: number | null;
}

export interface FileDetails extends FileView {
  documents: DocumentView[];
}
