import { Select } from 'antd';
import { useMemo, useState } from 'react';

import { languageNamed, languageNames } from '#core/domain/languages/language-code.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { capitalised } from '../../../lib/text/capitalised.js';
import { fold } from '../../../lib/text/fold.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import styles from './AnyLanguage.module.css';

interface AnyLanguageProps {
  /** A tag; undefined: none is chosen. */
  value: string | undefined;
  onChange: (tag: string) => void;
  label: string;
  placeholder?: string;
  /** The tags to offer first. */
  first?: readonly string[];
  className?: string | undefined;
  id?: string;
  hasError?: boolean;
}

/** A choice of one of all languages, found by name, own name and code. */
export function AnyLanguage(props: AnyLanguageProps) {
  const { value, onChange, label, placeholder, first = [], className, id, hasError = false } = props;
  const { locale } = useLocale().dictionary;
  // Hundreds of names take long to look up: only once the list opens.
  const [isNeeded, setNeeded] = useState(false);
  const all = useMemo(() => (isNeeded ? optionsIn(locale) : []), [isNeeded, locale]);
  const options = useMemo(() => {
    const known = new Map(all.map((option) => [option.value, option]));
    const offered = [...first, ...(value === undefined ? [] : [value])];
    const begin = [...new Set(offered)].map((tag) => known.get(tag) ?? optionOf(tag, locale));
    return [...begin, ...all.filter((option) => !offered.includes(option.value))];
  }, [all, first, locale, value]);
  return (
    <Select
      {...(id !== undefined && { id })}
      className={className ?? ''}
      aria-label={label}
      value={value}
      placeholder={placeholder}
      options={options}
      popupMatchSelectWidth={280}
      status={hasError ? 'error' : ''}
      showSearch={{
        filterOption: (typed, option) => option?.words.includes(fold(typed.trim())) ?? false,
      }}
      optionRender={({ data }) => <Option tag={data.value} name={data.name} />}
      labelRender={({ value: tag }) => (
        <Option
          tag={String(tag)}
          name={options.find((option) => option.value === tag)?.name ?? String(tag)}
        />
      )}
      onOpenChange={(isOpen) => isOpen && setNeeded(true)}
      onChange={onChange}
    />
  );
}

function Option({ tag, name }: { tag: string; name: string }) {
  return (
    <span className={styles.option}>
      <LanguageBadge name={name} tag={tag} />
      {name}
    </span>
  );
}

const optionOf = (tag: string, locale: string) => {
  const name = capitalised(languageNamed(tag, locale)?.name ?? tag, locale);
  return { value: tag, name, words: [name, tag].map(fold).join(' ') };
};

const optionsIn = (locale: string) =>
  languageNames(locale).map(({ tag, name, ownName }) => ({
    value: tag,
    name: capitalised(name, locale),
    words: [name, ownName ?? '', tag].map(fold).join(' '),
  }));
