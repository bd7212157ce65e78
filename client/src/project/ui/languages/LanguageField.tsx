import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';
import type { AriaAttributes } from 'react';

import { languageNamed, languageNames } from '#core/domain/languages/language-code.js';
import type { LanguageName } from '#core/domain/languages/language-code.js';

import { LOCALES } from '../../../i18n/dictionary.js';
import { useLocale } from '../../../i18n/LocaleProvider.js';
import { capitalised } from '../../../lib/text/capitalised.js';
import { fold } from '../../../lib/text/fold.js';
import { tagOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { LanguageBadge } from './LanguageBadge.js';
import styles from './LanguageField.module.css';

interface LanguageFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Languages not to suggest. */
  except?: readonly NamedLanguage[];
}

interface Suggestion {
  name: string;
  /** The language's own name, if it differs from the name. */
  ownName: string | null;
  /** Its names and its code, which the search matches. */
  words: readonly string[];
}

function suggestion({ tag, name, ownName }: LanguageName, locale: string): Suggestion {
  const shown = capitalised(name, locale);
  return {
    name: shown,
    ownName: ownName === null || fold(ownName) === fold(name) ? null : capitalised(ownName, tag),
    words: [shown, ownName ?? '', tag].map(fold),
  };
}

/**
 * Suggestions by name, those in the language of the interface first. Names in other languages are only suggested when
 * typed.
 */
const suggestionsIn = (locale: string): Suggestion[] => [
  ...languageNames(locale).map((language) => suggestion(language, locale)),
  ...LOCALES.filter((other) => other !== locale)
    .flatMap((other) => languageNames(other).map((language) => suggestion(language, other)))
    .map(({ name }) => ({ name, ownName: null, words: [fold(name)] })),
];

/** Returns whether the typed text is the name of a language, including its accents. */
const isName = (all: readonly Suggestion[], typed: string): boolean => {
  const name = typed.trim().normalize().toLowerCase();
  return all.some((one) => one.name.toLowerCase() === name || one.ownName?.toLowerCase() === name);
};

/**
 * The suggestions that contain the typed text: exact names and codes first, then those that start with it. None for a
 * whole name: on a phone, the list would cover the next field.
 */
function matching(all: readonly Suggestion[], typed: string): Suggestion[] {
  if (isName(all, typed)) return [];
  const wanted = fold(typed.trim()).replaceAll('_', '-');
  const rank = ({ words }: Suggestion): number => {
    if (words.includes(wanted)) return 0;
    if (words.some((word) => word.startsWith(wanted))) return 1;
    return words.some((word) => word.includes(wanted)) ? 2 : 3;
  };
  const ranked = all.map((one) => ({ one, at: rank(one) })).filter(({ at }) => at < 3);
  return ranked.sort((one, other) => one.at - other.at).map(({ one }) => one);
}

function Option({ name, ownName }: Suggestion) {
  return (
    <span className={styles.option}>
      <span className={styles.names}>
        {name}
        {ownName !== null && <bdi className={styles.own}>{ownName}</bdi>}
      </span>
      <LanguageBadge name={name} />
    </span>
  );
}

/**
 * A field for the name of a language. Suggests languages by their names in the languages of the interface, their own
 * names and their codes, with or without a region. Any other name is accepted.
 */
export function LanguageField(props: LanguageFieldProps) {
  const { id, value = '', onChange = () => undefined, except = [], ...aria } = props;
  const { locale } = useLocale().dictionary;
  // Until something is typed, the list shows all suggestions, not only those that match the present name.
  const [typed, setTyped] = useState('');
  const all = useMemo(() => unique(suggestionsIn(locale)), [locale]);
  const options = useMemo(() => {
    const taken = new Set(except.flatMap((language) => tagOf(language) ?? []));
    // A region without a suggestion, such as de-LU.
    const code = typed.trim().replaceAll('_', '-');
    const further = code.includes('-') ? languageNamed(code, locale) : null;
    const offered = further === null ? all : unique([...all, suggestion(further, locale)]);
    return matching(offered, typed)
      .filter(({ name }) => !taken.has(tagOf({ name }) ?? ''))
      .map((language) => ({ value: language.name, title: '', language }));
  }, [all, except, locale, typed]);
  return (
    <AutoComplete
      {...aria}
      id={id ?? ''}
      value={value}
      options={options}
      // Renders only the visible options: there are hundreds.
      optionRender={({ data }) => <Option {...data.language} />}
      // Any name is accepted: the typed text stays unless a suggestion is chosen.
      defaultActiveFirstOption={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onFocus={() => setTyped('')}
      onChange={(next: string) => onChange(next)}
      className={styles.field ?? ''}
    />
  );
}

const unique = (all: readonly Suggestion[]): Suggestion[] =>
  [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
