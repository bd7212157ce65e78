import type { Remote } from 'comlink';

import type { Steps } from '#core/steps.js';

import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import { tableContent } from '../texts/table-content.js';
import type { TextService } from './text-service.js';

/** Sends all texts to a worker, one language at a time: a large project at once would block the page. */
export function* sendTexts(texts: Remote<TextService>, structure: Structure, table: ValueTable): Steps<void> {
  void texts.load(tableContent(structure, table));
  for (const [languageId, column] of table.columns) {
    yield;
    void texts.fill(languageId, column.texts);
  }
}
