import { FORMATS } from '#core/formats/registry/registry.js';

import { useText } from '../../i18n/use-text.js';
import { platformName } from '../../lib/text/platform-name.js';
import type { FilesReading } from './reading/jobs.js';

/** "Android, 1,238 keys, 14 groups, 61 plurals", or "Apple string catalogue, 4 languages, 210 keys, 12 plurals". */
export function ImportSummary({ reading }: { reading: FilesReading }) {
  const text = useText();
  const { kinds, languages, groups, counts } = reading;
  const platform = FORMATS.find(({ id }) => id === kinds[0]?.format)?.platform ?? 'web';
  const values = { platform: platformName(text, platform), ...counts };
  return (
    <span className="num">
      {languages.length > 0
        ? text('imports.summary_languages', { ...values, languages: languages.length })
        : text('imports.summary', { ...values, groups: groups.length })}
    </span>
  );
}
