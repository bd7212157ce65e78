import { Alert, Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';
import { languageNamed } from '#core/domain/languages/language-code.js';
import { areCompatible } from '#core/repository/compatible-tags.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { tagOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import type { NamedTag } from '../reading/named-tag.js';
import type { FileReading } from '../reading/use-file-reading.js';
import styles from './Warnings.module.css';

interface OtherLanguageProps {
  of: Pick<FileReading, 'reading'>;
  /** The language to import into; its name is empty while it is being typed. */
  language: NamedLanguage;
  /** Those of the project: a file that is called like a word, as `id.json`, may only name one of these. */
  known?: readonly LanguageView[];
  /** Imports the same files into another language of the project; absent where that isn't possible. */
  onInstead?: ((language: LanguageView) => void) | undefined;
}

type NamedFile = NamedTag & { file: string };

/** Warns of files that name another language than they are imported into; absent if none does. */
export function OtherLanguage({ of: { reading }, language, known = [], onInstead }: OtherLanguageProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const into = tagOf(language);
  // Files of several languages are imported into their own.
  if (reading?.status !== 'ok' || reading.languages.length > 0 || into === null) return null;
  const named = reading.kinds.flatMap(({ file, named: one }): NamedFile[] =>
    one && (!one.isWord || known.some((own) => areCompatible(tagOf(own), one.tag))) ? [{ file, ...one }] : [],
  );
  const others = named.filter(({ tag }) => !areCompatible(tag, into));
  if (others.length === 0) return null;
  const instead = onInstead ? languageOf(named, known) : null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <>
          {others.map(({ file, tag, from }) => (
            <div key={file}>
              {text('imports.other_language', {
                file,
                from,
                said: languageNamed(tag, locale)?.name ?? tag,
                language: language.name,
              })}
            </div>
          ))}
          {instead && (
            <Button size="small" className={styles.instead ?? ''} onClick={() => onInstead?.(instead)}>
              {text('imports.instead', { language: instead.name })}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The language of the project that all of the files name, if the user may import into it. */
function languageOf(named: readonly NamedFile[], known: readonly LanguageView[]): LanguageView | null {
  const [{ tag } = { tag: '' }] = named;
  if (named.some((one) => one.tag !== tag)) return null;
  const writable = known.filter(({ access }) => access === 'target');
  const alike = writable.filter((own) => areCompatible(tagOf(own), tag));
  // Of several variants, only the one that is named is sure.
  return writable.find((own) => tagOf(own) === tag) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}
