import type { PluralForm } from '../../domain/plural-rules.js';
import type { FlatFile } from '../model/flat-entries.js';
import type { KeptPlural } from '../model/kept-plural.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { suffixedPlural } from './named-forms.js';
import type { SuffixedForm, SuffixedPlural } from './suffixed-plurals.js';
import type { KeepContext } from '../model/kept-file.js';
import type { FormsPart } from '../model/profile-types.js';

/** What an entry of a file is: the text of a key, or a form of one. */
export interface FlatText {
  /** Of the key. */
  text: number;
  form?: PluralForm;
  /** Behind the form `other`: where forms go that the file does not have. */
  further?: FormsPart;
}

/** The key of a plural whose forms are entries of their own. */
interface PluralEntry {
  text: number;
  formOf: KeptPlural['formOf'];
}

/** Adds the entries of a file to its keys, where its format has no plurals. */
export class FlatTexts {
  /** Names that no key has, and no new one may have. */
  readonly taken: string[] = [];
  private readonly keys = new Map<SuffixedPlural, PluralEntry | null>();

  /** @param plurals the entries that are forms, by their indexes */
  constructor(
    private readonly file: FlatFile,
    private readonly plurals: ReadonlyMap<number, SuffixedForm>,
    private readonly context: KeepContext,
  ) {}

  /** @returns null where the entry stays as it is; that is reported */
  add(index: number, name: string, text: string, line: number): FlatText | null {
    const form = this.plurals.get(index);
    if (form) this.taken.push(name);
    const added = form ? this.addForm(form, line) : this.addText(name, text, line);
    if (!added && !form) this.taken.push(name);
    return added;
  }

  private addText(name: string, text: string, line: number): FlatText | null {
    const key = checkName(name, line, this.context);
    if (key === null) return null;
    const texts = checkTexts(key, [text], line, this.context);
    this.file.add(key, line, texts && { isPlural: false, texts });
    return texts && { text: this.file.entries.length - 1 };
  }

  private addForm({ category, plural }: SuffixedForm, line: number): FlatText | null {
    const entry = this.keys.has(plural) ? this.keys.get(plural) : this.addPlural(plural, line);
    this.keys.set(plural, entry ?? null);
    const form = entry?.formOf.get(category);
    if (!entry || form === undefined) return null;
    const { text, formOf } = entry;
    const taken = [...plural.texts.keys()].filter((suffix) => !formOf.has(suffix));
    const further = { forms: text, lead: '', name: plural.stem, ...(taken.length > 0 && { taken }) };
    return { text, form, ...(category === 'other' && { further }) };
  }

  private addPlural({ stem, texts }: SuffixedPlural, line: number): PluralEntry | null {
    const name = checkName(stem, line, this.context);
    const read = name === null ? null : suffixedPlural(name, texts, line, this.context);
    if (name === null) return null;
    this.file.add(name, line, read?.key ?? null);
    return read && { text: this.file.entries.length - 1, formOf: read.formOf };
  }
}
