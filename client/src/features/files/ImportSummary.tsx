import type { CatalogueGroup, Reading } from '#core/formats/index.js';
import { PLATFORM_RULES } from '#core/formats/platforms.js';
import { platformOf } from '#core/formats/registry.js';

import { useText } from '../../i18n/use-text.js';

interface ImportSummaryProps {
  files: File[];
  reading: Reading;
}

/** "Android, 1,238 keys, 14 groups, 61 plurals". */
export function ImportSummary({ files, reading }: ImportSummaryProps) {
  const text = useText();
  const platform = platformOf(files[0]?.name ?? '') ?? 'web';
  return (
    <span className="num">
      {text('imports.summary', {
        platform: PLATFORM_RULES[platform].name,
        ...summaryOf(reading.groups),
      })}
    </span>
  );
}

/** The content of a catalogue, in numbers. */
function summaryOf(groups: readonly CatalogueGroup[]): { keys: number; groups: number; plurals: number } {
  const keys = groups.flatMap((group) => group.keys);
  return { keys: keys.length, groups: groups.length, plurals: keys.filter((key) => key.isPlural).length };
}
