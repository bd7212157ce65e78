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

/** Files of a language that is there already. */
export interface ImportLanguage {
  groups: CatalogueGroup[];
  /** If false, existing texts are kept. */
  replaceExistingKeys?: boolean;
}

/** The answer to a new language or an import into one: the language, and what the import has to say. */
export interface CreatedLanguageView extends LanguageView {
  warnings: ImportWarning[];
}
