import type { LanguageAccess } from '../domain/language-access.js';
import type { CatalogueGroup, ImportWarning } from '../formats/catalogue.js';

export interface LanguageView {
  id: number;
  name: string;
  access: LanguageAccess;
}

export interface CreateLanguage {
  name: string;
  groups?: CatalogueGroup[];
  replaceExistingKeys?: boolean;
}

/** The imported content for an existing language. */
export interface ImportLanguage {
  groups: CatalogueGroup[];
  /** If false, existing texts are kept. */
  replaceExistingKeys?: boolean;
}

/** The response to a new language or an import: the language and the import warnings. */
export interface CreatedLanguageView extends LanguageView {
  warnings: ImportWarning[];
}
