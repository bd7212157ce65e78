import { fold } from '../../lib/text/fold.js';
import type { KeySummary } from '../store/key-summary.js';
import { readSearch } from './filter-keys.js';
import { meetsTerms } from './search-terms.js';

/** The messages to an index: plain data, since it may run in a worker. */
export type SearchMessage =
  | {
      kind: 'load';
      /** The ids of the keys, in the order of the results. */
      keyIds: Int32Array<ArrayBuffer>;
      /** The names to search in, in the same order. */
      keys: IndexedKey[];
      /** The first slot of each key, and the end of the last one. */
      firsts: Int32Array<ArrayBuffer>;
      /** The text of each slot, by language. */
      columns: [languageId: number, texts: string[]][];
    }
  | { kind: 'change'; changes: TextChange[] }
  /** The languages to search: those that the search names, else the displayed ones. */
  | { kind: 'find'; query: string; languageIds: readonly number[]; id: number };

export type IndexedKey = Pick<KeySummary, 'name' | 'groupName' | 'tags' | 'isObsolete'>;

export interface TextChange {
  languageId: number;
  slot: number;
  text: string;
}

export interface Found {
  /** The number of the question. */
  id: number;
  keyIds: Int32Array<ArrayBuffer>;
}

/** Texts in their original and in their folded form. */
class Texts {
  private readonly folded: string[];

  constructor(private readonly plain: string[]) {
    this.folded = plain.map(fold);
  }

  list(isExact: boolean): readonly string[] {
    return isExact ? this.plain : this.folded;
  }

  set(slot: number, text: string): void {
    this.plain[slot] = text;
    this.folded[slot] = fold(text);
  }
}

/** Finds keys by name, by group name, or by a text in the given languages. */
export class SearchIndex {
  private keyIds = new Int32Array();
  private firsts = new Int32Array();
  private keys: readonly IndexedKey[] = [];
  private names = new Texts([]);
  private groups = new Texts([]);
  private readonly columns = new Map<number, Texts>();

  /** Returns null unless the message is a question. */
  take(message: SearchMessage): Found | null {
    if (message.kind === 'find')
      return { id: message.id, keyIds: this.find(message.query, message.languageIds) };
    if (message.kind === 'load') this.load(message);
    else
      for (const { languageId, slot, text } of message.changes) this.columns.get(languageId)?.set(slot, text);
    return null;
  }

  private load({ keyIds, firsts, keys, columns }: Extract<SearchMessage, { kind: 'load' }>): void {
    this.keyIds = keyIds;
    this.firsts = firsts;
    this.keys = keys;
    this.names = new Texts(keys.map(({ name }) => name));
    this.groups = new Texts(keys.map(({ groupName }) => groupName));
    this.columns.clear();
    for (const [languageId, texts] of columns) this.columns.set(languageId, new Texts(texts));
  }

  private find(query: string, languageIds: readonly number[]): Int32Array<ArrayBuffer> {
    const search = readSearch(query);
    if (!search) return this.keyIds;
    const { needle, isExact, terms } = search;
    const [names, groups] = [this.names.list(isExact), this.groups.list(isExact)];
    const lists = languageIds.flatMap((id) => {
      const column = this.columns.get(id);
      return column ? [column.list(isExact)] : [];
    });
    const isInTexts = terms.languages.length > 0;
    return this.keyIds.filter((_, at) => {
      const key = this.keys[at];
      return (
        key !== undefined &&
        meetsTerms(terms, key) &&
        ((!isInTexts && (holds(names, at, needle) || holds(groups, at, needle))) ||
          lists.some((list) => this.hasHit(list, at, needle)))
      );
    });
  }

  private hasHit(texts: readonly string[], key: number, needle: string): boolean {
    const end = this.firsts[key + 1] ?? 0;
    for (let slot = this.firsts[key] ?? 0; slot < end; slot += 1)
      if (texts[slot] !== '' && holds(texts, slot, needle)) return true;
    return false;
  }
}

const holds = (texts: readonly string[], at: number, needle: string): boolean =>
  texts[at]?.includes(needle) ?? false;
