import type { CheckRules, FoundBits } from '../findings/finding-index.js';
import { KeyFinder } from '../search/key-finder.js';
import type { ReplaceWish } from '../search/replace-text.js';
import { replacedTexts } from '../search/replaced-texts.js';
import type { ReplacedTexts } from '../search/replaced-texts.js';
import { TextTable } from '../texts/text-table.js';
import type { TableContent, TextChange } from '../texts/text-table.js';
import { TableChecks } from './table-checks.js';

/** What the worker of a project does, by the name of the call: it keeps the texts and answers questions about them. */
export class TextService {
  private table = new TextTable({ keys: [], languages: [], baseId: null, mode: 'strict' });
  private finder: KeyFinder | null = null;
  private checks = new TableChecks(this.table);

  /** Begins another table, whose texts follow with `fill`, before any question. */
  load(content: TableContent): void {
    this.checks.stop();
    this.table = new TextTable(content);
    this.finder = null;
    this.checks = new TableChecks(this.table);
  }

  /** Sets all texts of a language. */
  fill(languageId: number, texts: string[]): void {
    this.table.fill(languageId, texts);
  }

  change(changes: readonly TextChange[]): void {
    this.table.change(changes);
    this.finder?.changed(changes);
    this.checks.changed(changes);
  }

  /** Prepares the texts ahead of time, so that the first search does not wait. */
  prepareSearch(): void {
    this.finder ??= new KeyFinder(this.table);
  }

  /** The ids of the keys that a search finds, in the order of the project. */
  findKeys(query: string, displayed: readonly number[]): Int32Array<ArrayBuffer> {
    this.finder ??= new KeyFinder(this.table);
    return this.finder.find(query, displayed);
  }

  /** The texts in these languages that a replacement changes. */
  findReplaced(wish: ReplaceWish, languageIds: readonly number[]): ReplacedTexts {
    return replacedTexts((id) => this.table.textsOf(id), wish, languageIds);
  }

  /** What the checks find: everything the first time, then where it may have changed. Never answers for a table that is replaced meanwhile. */
  check(rules: CheckRules): Promise<FoundBits> {
    return this.checks.run(rules);
  }
}
