import { fold } from '../../lib/text/fold.js';
import type { TextChange, TextTable } from '../texts/text-table.js';
import { readSearch } from './filter-keys.js';
import { meetsTerms, searchedLanguages } from './search-terms.js';

/** Texts in their original and in their folded form. */
class SearchedTexts {
  private readonly folded: string[];

  constructor(private readonly plain: readonly string[]) {
    this.folded = plain.map(fold);
  }

  list(isExact: boolean): readonly string[] {
    return isExact ? this.plain : this.folded;
  }

  changed(slot: number): void {
    this.folded[slot] = fold(this.plain[slot] ?? '');
  }
}

/** Finds keys of a table by name, by group name, or by a text. */
export class KeyFinder {
  private readonly keyIds: Int32Array<ArrayBuffer>;
  private readonly names: SearchedTexts;
  private readonly groups: SearchedTexts;
  private readonly columns: ReadonlyMap<number, SearchedTexts>;

  constructor(private readonly table: TextTable) {
    const { keys, languages } = table.content;
    this.keyIds = Int32Array.from(keys, ({ id }) => id);
    this.names = new SearchedTexts(keys.map(({ name }) => name));
    this.groups = new SearchedTexts(keys.map(({ groupName }) => groupName));
    this.columns = new Map(languages.map(({ id }) => [id, new SearchedTexts(table.textsOf(id))]));
  }

  /** Call after the texts have changed in the table. */
  changed(changes: readonly TextChange[]): void {
    for (const { languageId, slot } of changes) this.columns.get(languageId)?.changed(slot);
  }

  /** The ids of the keys found, in the order of the project. `displayed`: the languages to search, unless the search names others. */
  find(query: string, displayed: readonly number[]): Int32Array<ArrayBuffer> {
    const search = readSearch(query);
    if (!search) return this.keyIds;
    const { needle, isExact, terms } = search;
    const [names, groups] = [this.names.list(isExact), this.groups.list(isExact)];
    const searched = searchedLanguages(terms, displayed, this.table.content.languages);
    const lists = searched.flatMap((id) => {
      const column = this.columns.get(id);
      return column ? [column.list(isExact)] : [];
    });
    const isInTexts = terms.languages.length > 0;
    return this.keyIds.filter((_, at) => {
      const key = this.table.content.keys[at];
      return (
        key !== undefined &&
        meetsTerms(terms, key) &&
        ((!isInTexts && (holds(names, at, needle) || holds(groups, at, needle))) ||
          lists.some((list) => hasHit(list, key.first, key.first + key.forms.length, needle)))
      );
    });
  }
}

/** Whether one of the texts from a slot up to another contains the words. */
function hasHit(texts: readonly string[], from: number, to: number, needle: string): boolean {
  for (let slot = from; slot < to; slot += 1)
    if (texts[slot] !== '' && holds(texts, slot, needle)) return true;
  return false;
}

const holds = (texts: readonly string[], at: number, needle: string): boolean =>
  texts[at]?.includes(needle) ?? false;
