import { Input } from 'antd';
import type { InputProps } from 'antd';

import { canonicalTag, guessTag } from '#core/domain/languages/language-tag.js';

/** The canonical form of a typed tag, if it has one: `pt-BR` for `pt_br`. */
const tidied = (typed: string): string => canonicalTag(typed.trim().replaceAll('_', '-')) ?? typed.trim();

/** The tag of a language as a form sends it: the typed one, else the guess from its name; empty if there is none. */
export const tagOrGuess = (typed: string | undefined, name: string): string =>
  typed === undefined ? (guessTag(name.trim()) ?? '') : tidied(typed);

interface TagFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** The name of the language, from which the tag is guessed until one is typed. */
  name: string;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

/** The BCP 47 tag of a language. It follows the name until it is edited, and again once it is emptied. */
export function TagField({ name, value, onChange, ...input }: TagFieldProps) {
  return (
    <Input
      {...input}
      className="mono"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      value={value ?? tagOrGuess(undefined, name)}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={() => value !== undefined && onChange?.(tidied(value) === '' ? undefined : tidied(value))}
    />
  );
}
