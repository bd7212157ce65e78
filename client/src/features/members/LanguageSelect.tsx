import { Select } from 'antd';
import type { SelectProps } from 'antd';
import type { ReactNode } from 'react';

import type { MemberLanguageView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { fold } from '../../lib/text/fold.js';
import { langOf } from '../../lib/text/language.js';
import type { LanguageChoice } from './edit-users.js';
import styles from './LanguageSelect.module.css';

interface LanguageSelectProps extends Pick<SelectProps, 'id' | 'status' | 'onBlur' | 'className'> {
  languages: readonly MemberLanguageView[];
  /** The label for no limit. */
  allLabel: string;
  value?: LanguageChoice;
  onChange?: (choice: LanguageChoice) => void;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
}

const ALL = 'all';

interface LanguageOption {
  value: number | typeof ALL;
  label: ReactNode;
  /** The text that the search matches. */
  words: string;
}

/** Removing the last language removes the limit; adding one sets it. */
function choiceOf(picked: readonly (number | typeof ALL)[]): LanguageChoice {
  if (picked.length === 0 || picked.includes(ALL)) return ALL;
  return picked.filter((id) => id !== ALL);
}

/** A select for some or all languages; shows a limit without any remaining language. */
export function LanguageSelect({
  languages,
  allLabel,
  value = ALL,
  onChange,
  ...select
}: LanguageSelectProps) {
  const text = useText();
  const isEmpty = value === ALL || value.length === 0;
  const words = value === ALL ? allLabel : text('members.no_language');
  return (
    // Tab leaves the field; antd would choose the highlighted option.
    <div role="presentation" onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
      <Select<(number | typeof ALL)[], LanguageOption>
        {...select}
        mode="multiple"
        maxTagCount={6}
        value={value === ALL ? [] : [...value]}
        placeholder={<span className={value === ALL ? styles.all : styles.none}>{words}</span>}
        aria-description={isEmpty ? words : undefined}
        onChange={(picked) => onChange?.(choiceOf(picked))}
        options={[
          { value: ALL, label: allLabel, words: allLabel },
          ...languages.map((language) => ({
            value: language.id,
            label: <span {...langOf(language)}>{language.name}</span>,
            words: language.name,
          })),
        ]}
        showSearch={{
          filterOption: (typed, option) => fold(option?.words ?? '').includes(fold(typed)),
        }}
      />
    </div>
  );
}
