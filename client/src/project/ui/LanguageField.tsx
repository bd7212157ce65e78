import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';
import type { AriaAttributes } from 'react';

import { languageNamed, languageNames } from '#core/domain/language-code.js';
import type { LanguageName } from '#core/domain/language-code.js';

import { LOCALES } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { capitalised } from '../../lib/text/capitalised.js';
import { fold } from '../../lib/text/fold.js';
import { tagOf } from '../../lib/text/language.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { LanguageBadge } from './LanguageBadge.js';
import styles from './LanguageField.module.css';

interface LanguageFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Languages that are not suggested. */
  except?: readonly NamedLanguage[];
}

interface Suggestion {
  name: string;
  /** Shown beside the name, if it is another one. */
  ownName: string | null;
  /** What finds it: its names, and its code. */
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

/** Names in the language of the interface first; those in its other languages are found by themselves only. */
const suggestionsIn = (locale: string): Suggestion[] => [
  ...languageNames(locale).map((language) => suggestion(language, locale)),
  ...LOCALES.filter((other) => other !== locale)
    .flatMap((other) => languageNames(other).map((language) => suggestion(language, other)))
    .map(({ name }) => ({ name, ownName: null, words: [fold(name)] })),
];

/** Whether what was typed is the name of a language, accents included. */
const isName = (all: readonly Suggestion[], typed: string): boolean => {
  const name = typed.trim().normalize().toLowerCase();
  return all.some((one) => one.name.toLowerCase() === name || one.ownName?.toLowerCase() === name);
};

/**
 * Those that hold what was typed: a name or code that is the same first, then those that begin with it. Once a whole
 * name is typed nothing is suggested, which would cover what comes next on a phone.
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
 * The name of a language: found by its names in the languages of the interface, by its own name and by its code, with a
 * region or without; free otherwise.
 */
export function LanguageField(props: LanguageFieldProps) {
  const { id, value = '', onChange = () => undefined, except = [], ...aria } = props;
  const { locale } = useLocale().dictionary;
  // Before anything is typed here the whole list is offered, not only what matches the name that stands there.
  const [typed, setTyped] = useState('');
  const all = useMemo(() => unique(suggestionsIn(locale)), [locale]);
  const options = useMemo(() => {
    const taken = new Set(except.flatMap((language) => tagOf(language) ?? []));
    // A region that is not listed, such as de-LU.
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
      // Only those in sight: there are hundreds.
      optionRender={({ data }) => <Option {...data.language} />}
      // Any name is a language: what was typed stays unless a suggestion is chosen.
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
