import type { OpenProject } from '../open-project.js';
import type { CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { readSearch } from './filter-keys.js';
import { SearchIndex } from './search-index.js';
import { searchedLanguages } from './search-terms.js';
import type { Found, SearchMessage, TextChange } from './search-index.js';

/** Up to this size, searching here is faster than asking a worker. */
const AT_ONCE = 20_000;

/** Searches the open project in a worker, so that typing is never delayed. */
export class KeySearch {
  private worker: Worker | null = null;
  private index: SearchIndex | null = null;
  /** The values in the index. */
  private table: ValueTable | null = null;
  private changes: TextChange[] = [];
  private asked = 0;
  private answer: (keyIds: Int32Array) => void = () => undefined;

  constructor(private readonly project: OpenProject) {}

  /** Calls back with the ids of the keys found, now or later; never if another search follows first. */
  find(query: string, languageIds: readonly number[], answer: (keyIds: Int32Array) => void): void {
    this.prepare();
    this.asked += 1;
    this.answer = answer;
    const { languages } = this.structure();
    const terms = readSearch(query)?.terms;
    const searched = terms ? searchedLanguages(terms, languageIds, languages) : languageIds;
    this.post({ kind: 'find', id: this.asked, query, languageIds: searched });
  }

  /** Updates the index ahead of time, so that the first search does not wait. */
  prepare(): void {
    const { cells } = this.project;
    if (this.table !== cells.table) {
      this.table = cells.table;
      this.changes = [];
      this.post(contentOf(this.structure(), cells.table));
    }
    if (this.changes.length === 0) return;
    this.post({ kind: 'change', changes: this.changes });
    this.changes = [];
  }

  /** Records a changed text. */
  changed(ref: CellRef): void {
    const slot = this.table?.slotOf(ref) ?? null;
    if (this.table === null || slot === null) return;
    const text = this.table.column(ref.languageId).texts[slot] ?? '';
    this.changes.push({ languageId: ref.languageId, slot, text });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.table = null;
  }

  private structure(): Structure {
    const { cells, structure } = this.project;
    return cells.store.get(structure);
  }

  private post(message: SearchMessage): void {
    const isSmall = (this.table?.length ?? 0) <= AT_ONCE || typeof Worker === 'undefined';
    if (isSmall) {
      this.index ??= new SearchIndex();
      const found = this.index.take(message);
      if (found) this.take(found);
    } else {
      this.worker ??= this.aWorker();
      this.worker.postMessage(message);
    }
  }

  private aWorker(): Worker {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Found>) => this.take(data);
    return worker;
  }

  private take({ id, keyIds }: Found): void {
    if (id === this.asked) this.answer(keyIds);
  }
}

/** The project in the form that an index loads. Its texts are copied, since the table keeps changing. */
function contentOf({ groups, keys }: Structure, table: ValueTable): SearchMessage {
  const ordered = groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));
  const slots = ordered.map(({ id }) => table.slotsOf(id));
  return {
    kind: 'load',
    keyIds: Int32Array.from(ordered, ({ id }) => id),
    keys: ordered.map(({ name, groupName, tags, isObsolete }) => ({ name, groupName, tags, isObsolete })),
    firsts: Int32Array.from([...slots.map(([from]) => from), slots.at(-1)?.[1] ?? 0]),
    columns: [...table.columns].map(([languageId, { texts }]) => [languageId, [...texts]]),
  };
}
