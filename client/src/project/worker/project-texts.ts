import type { Remote } from 'comlink';
import type { PrimitiveAtom } from 'jotai';

import { onceOnline } from '../../lib/online.js';
import type { CheckRules, FoundBits } from '../findings/finding-index.js';
import type { ReplaceWish } from '../search/replace-text.js';
import type { ReplacedTexts } from '../search/replaced-texts.js';
import type { Structure } from '../store/structure.js';
import type { ValueCells } from '../store/value-cells.js';
import type { ValueTable } from '../store/value-table.js';
import type { TextService } from './text-service.js';
import type { TextStream } from './text-stream.js';

/**
 * Asks the worker of the open project about the texts of now. The worker starts with the first question and ends when
 * nobody holds it. Its code may fail to load: then there is no answer.
 */
export class ProjectTexts {
  private holders = 0;
  private stream: Promise<TextStream> | null = null;

  constructor(
    private readonly cells: ValueCells,
    private readonly structure: PrimitiveAtom<Structure>,
  ) {}

  /** Keeps the worker for questions until the returned function is called. */
  hold(): () => void {
    this.holders += 1;
    return () => {
      this.holders -= 1;
      if (this.holders > 0) return;
      void this.stream?.then((stream) => stream.close());
      this.stream = null;
    };
  }

  /** Makes the first search answer at once. */
  prepareSearch(): Promise<void> {
    return this.ask((texts) => texts.prepareSearch());
  }

  /** The ids of the keys that a search finds while these languages are displayed, in the order of the project. */
  findKeys(query: string, displayed: readonly number[]): Promise<Int32Array> {
    return this.ask((texts) => texts.findKeys(query, displayed));
  }

  /** The slots, in a table, of the texts in these languages that a replacement changes. */
  findReplaced(
    wish: ReplaceWish,
    languageIds: readonly number[],
  ): Promise<{ table: ValueTable; found: ReplacedTexts }> {
    return this.ask(async (texts, table) => ({ table, found: await texts.findReplaced(wish, languageIds) }));
  }

  /** What the checks find: everything in a table just loaded, then where it may have changed. */
  check(rulesOf: (table: ValueTable) => CheckRules): Promise<{ table: ValueTable; bits: FoundBits }> {
    return this.ask(async (texts, table) => ({ table, bits: await texts.check(rulesOf(table)) }));
  }

  private async ask<T>(question: (texts: Remote<TextService>, table: ValueTable) => Promise<T>): Promise<T> {
    // Nobody waits for the answer any more.
    if (this.holders === 0) return new Promise(() => undefined);
    this.stream ??= this.start();
    const { texts, table } = await (await this.stream).upToDate();
    return question(texts, table);
  }

  private async start(): Promise<TextStream> {
    try {
      const { TextStream } = await onceOnline(() => import('./text-stream.js'));
      return new TextStream(this.cells, this.structure);
    } catch {
      this.stream = null;
      return new Promise(() => undefined);
    }
  }
}
