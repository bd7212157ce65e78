import type { Steps } from '../../steps.js';
import { languageNamed } from './language-code.js';

interface Unnamed {
  tag: string;
  name?: string | undefined;
}

/**
 * The names of new languages in their order: their own, else what the tag is called in English, in the language itself, or
 * the tag; the first that is neither in `taken` nor the name of a language before it. Case is ignored.
 */
export function* newLanguageNames(
  languages: readonly Unnamed[],
  taken: readonly string[] = [],
): Steps<string[]> {
  const own = languages.flatMap(({ name }) => name ?? []);
  const used = new Set([...taken, ...own].map((name) => name.toLowerCase()));
  const names: string[] = [];
  for (const { tag, name = nameOf(tag, used) } of languages) {
    names.push(name);
    used.add(name.toLowerCase());
    yield;
  }
  return names;
}

function nameOf(tag: string, used: ReadonlySet<string>): string {
  const { name, ownName } = languageNamed(tag, 'en') ?? {};
  return [name, ownName].find((one) => one && !used.has(one.toLowerCase())) ?? tag;
}
