import type { LanguageView } from '#core/api/languages.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { KeySummary } from '../store/key-summary.js';
import type { Forms } from '../store/language-forms.js';

/** A project as a table of texts shows it, apart from its texts: plain data, since it is sent to a worker. */
export interface TableContent {
  /** In the order of the project. */
  keys: readonly TableKey[];
  languages: readonly TableLanguage[];
  /** The base language; null if the user may not read it. */
  baseId: number | null;
  mode: PluralMode;
}

/** A key and its slots, which are those of the value table: one for each of its forms, from the first. */
export interface TableKey extends Pick<
  KeySummary,
  'id' | 'name' | 'groupName' | 'tags' | 'isObsolete' | 'maxLength'
> {
  first: number;
  forms: Forms;
}

export interface TableLanguage extends Pick<LanguageView, 'id' | 'name' | 'tag'> {
  /** The forms that plurals need in this language. */
  required: Forms;
}

export interface TextChange {
  languageId: number;
  slot: number;
  text: string;
}

/** All texts of a project, by language and slot: the one copy of them in the worker. */
export class TextTable {
  private readonly texts = new Map<number, string[]>();

  constructor(readonly content: TableContent) {}

  /** Sets all texts of a language. */
  fill(languageId: number, texts: string[]): void {
    this.texts.set(languageId, texts);
  }

  change(changes: readonly TextChange[]): void {
    for (const { languageId, slot, text } of changes) {
      const texts = this.texts.get(languageId);
      if (texts) texts[slot] = text;
    }
  }

  textsOf(languageId: number): readonly string[] {
    return this.texts.get(languageId) ?? [];
  }
}
