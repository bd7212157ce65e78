import { Select } from 'antd';
import type { SelectProps } from 'antd';
import type { ReactNode } from 'react';

import type { MemberLanguageView } from '#core/api/members.js';

import { useText } from '../../i18n/use-text.js';
import { fold } from '../../lib/fold.js';
import { langOf } from '../../lib/language.js';
import type { LanguageChoice } from './edit-users.js';

interface LanguageSelectProps extends Pick<SelectProps, 'id' | 'status' | 'onBlur' | 'className'> {
  languages: readonly MemberLanguageView[];
  /** What no limit amounts to. */
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
  /** What typing searches. */
  words: string;
}

/** Whoever takes the last language away means no limit; whoever picks one means that one. */
function nextChoice(before: LanguageChoice, picked: readonly (number | typeof ALL)[]): LanguageChoice {
  if (before !== ALL && picked.includes(ALL)) return ALL;
  const ids = picked.filter((id) => id !== ALL);
  return ids.length === 0 ? ALL : ids;
}

/** Some languages, or all of them; a limit that holds no language any more says so. */
export function LanguageSelect({
  languages,
  allLabel,
  value = ALL,
  onChange,
  ...select
}: LanguageSelectProps) {
  const text = useText();
  return (
    <Select<(number | typeof ALL)[], LanguageOption>
      {...select}
      mode="multiple"
      maxTagCount={6}
      value={value === ALL ? [ALL] : [...value]}
      placeholder={text('members.no_language')}
      onChange={(picked) => onChange?.(nextChoice(value, picked))}
      options={[
        { value: ALL, label: allLabel, words: allLabel },
        ...languages.map(({ id, name }) => ({
          value: id,
          label: <span {...langOf(name)}>{name}</span>,
          words: name,
        })),
      ]}
      showSearch={{
        filterOption: (typed, option) => fold(option?.words ?? '').includes(fold(typed)),
      }}
    />
  );
}
