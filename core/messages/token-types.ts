/** A stretch of a text. The sources of all tokens, joined, are the text. */
export type Token = TextToken | PercentToken | PrintfToken | ReferenceToken | NameToken | ExpressionToken;

export interface TextToken {
  kind: 'text';
  source: string;
}

/** `%%`, or a percent sign alone. */
export interface PercentToken {
  kind: 'percent';
  source: '%' | '%%';
  /** Whether printf may take it and what follows for a placeholder: `50% de`, `100%complete`. */
  isDoubtful: boolean;
}

/** A placeholder of printf, in Java or on Apple's platforms: `%s`, `%1$@`, `%,d`, `%.2f`. */
export interface PrintfToken {
  kind: 'printf';
  source: string;
  /** The argument that it names, from 1; null: the next one. */
  position: number | null;
  /** `%<s`: the argument of the placeholder before. */
  isRelative: boolean;
  flags: string;
  /** Digits, or `*` with the argument that has them; empty if there is none. */
  width: string;
  /** As `width`, with the point before it. */
  precision: string;
  length: string;
  /** One letter or `@`; two letters of a Java date. */
  conversion: string;
  /** Whether it may be a percent sign after a number: `100 %d`. */
  isDoubtful: boolean;
}

/** Apple's reference to the variable of a plural: `%#@files@`. */
export interface ReferenceToken {
  kind: 'reference';
  source: string;
}

/** `{name}`, `{0}`, `{{name}}`, `%{name}`. */
export interface NameToken {
  kind: 'name';
  source: string;
  name: string;
  isDouble: boolean;
}

/** An expression that a library evaluates: `{{price, currency}}`, `$t(other.key)`, or the head of an ICU argument. */
export interface ExpressionToken {
  kind: 'expression';
  source: string;
}
