import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';
import type { AriaAttributes } from 'react';

import { languageNames } from '#core/domain/language-code.js';

import { LOCALES } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { fold } from '../../lib/text/fold.js';
import { LanguageBadge } from '../../project/ui/LanguageBadge.js';
import styles from './LanguageField.module.css';

interface LanguageFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

const capitalised = (name: string, locale: string): string => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
};

const namesIn = (locale: string): string[] => languageNames(locale).map((name) => capitalised(name, locale));

/** The names that hold what was typed, those that begin with it first. */
function matching(names: string[], typed: string): string[] {
  const wanted = fold(typed.trim());
  const found = names.filter((name) => fold(name).includes(wanted));
  const begins = (name: string): boolean => fold(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

const optionOf = (name: string) => ({
  value: name,
  label: (
    <span className={styles.option}>
      {name}
      <LanguageBadge name={name} />
    </span>
  ),
});

/** The name of a language: suggested in both interface languages, free otherwise. */
export function LanguageField({ id, value = '', onChange = () => undefined, ...aria }: LanguageFieldProps) {
  const { locale } = useLocale().dictionary;
  // Before anything is typed here the whole list is offered, not only what matches the name that stands there.
  const [typed, setTyped] = useState('');
  const names = useMemo(() => {
    const others = LOCALES.filter((other) => other !== locale).flatMap(namesIn);
    return [...new Set([...namesIn(locale), ...others])];
  }, [locale]);
  const options = useMemo(() => matching(names, typed).map(optionOf), [names, typed]);
  return (
    <AutoComplete
      {...aria}
      id={id ?? ''}
      value={value}
      options={options}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onBlur={() => setTyped('')}
      onChange={(next: string) => onChange(next)}
      className={styles.field ?? ''}
    />
  );
}
