import { Alert } from 'antd';

import { languageNamed } from '#core/domain/languages/language-code.js';
import { areCompatible } from '#core/repository/compatible-tags.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { tagOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import type { FileReading } from '../reading/use-file-reading.js';

interface OtherLanguageProps {
  of: Pick<FileReading, 'reading'>;
  /** The language to import into; its name is empty while it is being typed. */
  language: NamedLanguage;
  /** Those of the project: a file that is called like a word, as `id.json`, may only name one of these. */
  known?: readonly NamedLanguage[];
}

/** Warns of files that name another language than they are imported into; absent if none does. */
export function OtherLanguage({ of: { reading }, language, known = [] }: OtherLanguageProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const into = tagOf(language);
  // Files of several languages are imported into their own.
  if (reading?.status !== 'ok' || reading.languages.length > 0 || into === null) return null;
  const others = reading.kinds.flatMap(({ file, named }) =>
    named && !areCompatible(named.tag, into) && (!named.isWord || isKnown(named.tag, known))
      ? [{ file, ...named }]
      : [],
  );
  if (others.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={others.map(({ file, tag, from }) => (
        <div key={file}>
          {text('imports.other_language', {
            file,
            from,
            said: languageNamed(tag, locale)?.name ?? tag,
            language: language.name,
          })}
        </div>
      ))}
    />
  );
}

const isKnown = (tag: string, known: readonly NamedLanguage[]): boolean =>
  known.some((language) => areCompatible(tagOf(language), tag));
