import type { LanguageView } from '#core/api/languages.js';
import { countGraphemes } from '#core/domain/graphemes.js';

import { cellRefsOf } from '../../project/store/key-cells.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { ValueCells } from '../../project/store/value-cells.js';

export interface LongestValue {
  language: LanguageView;
  /** In graphemes. */
  length: number;
}

/** The longest value of a key as shown; null if all are empty. */
export function longestValue(
  cells: ValueCells,
  row: KeySummary,
  languages: readonly LanguageView[],
): LongestValue | null {
  let longest: LongestValue | null = null;
  for (const language of languages)
    for (const ref of cellRefsOf(cells, row, language.id)) {
      const length = countGraphemes(cells.get(ref).text);
      if (length > (longest?.length ?? 0)) longest = { language, length };
    }
  return longest;
}
