import type { PlaceholderSyntax } from '#core/checks/subject.js';

/** The formats with a single placeholder syntax; see core/formats/registry.ts. */
const SYNTAX_OF: Partial<Record<string, PlaceholderSyntax>> = {
  xml: 'printf',
  strings: 'printf',
  stringsdict: 'printf',
  xcstrings: 'printf',
  arb: 'icu',
};

/** The placeholders of a project with files of these formats. */
export function placeholderSyntax(formats: readonly string[]): PlaceholderSyntax {
  const [first, ...others] = new Set(formats.map((format) => SYNTAX_OF[format] ?? 'any'));
  return first === undefined || others.length > 0 ? 'any' : first;
}
