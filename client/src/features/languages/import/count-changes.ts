import type { ProjectDetails } from '#core/api/projects.js';
import type { Steps } from '#core/steps.js';

import type { OfferedLanguage } from '../../files/reading/offered-languages.js';

/** The effect of a file on the texts of a language. */
export interface ChangeCounts {
  /** Number of texts for empty values. */
  added: number;
  /** Number of texts that differ from those of the project. */
  different: number;
  same: number;
}

/** The texts of the project by language and place. */
type Texts = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Counts by language code what a file with several languages changes. Linear time. */
export function* countChanges(
  { groups }: Pick<ProjectDetails, 'groups'>,
  languages: readonly OfferedLanguage[],
): Steps<Map<string, ChangeCounts>> {
  const texts = yield* textsOf(groups);
  const all = new Map<string, ChangeCounts>();
  for (const { code, existing, groups: inFile } of languages) {
    const known = existing ? texts.get(existing.id) : undefined;
    const counts = { added: 0, different: 0, same: 0 };
    all.set(code, counts);
    for (const group of inFile) {
      for (const key of group.keys) {
        yield;
        for (const { name: text, quantityString } of key.values) {
          if (text !== '') counts[kindOf(text, known?.get(place(group.name, key.name, quantityString)))] += 1;
        }
      }
    }
  }
  return all;
}

function kindOf(text: string, known = ''): keyof ChangeCounts {
  if (known === '') return 'added';
  return known === text ? 'same' : 'different';
}

function* textsOf(groups: ProjectDetails['groups']): Steps<Texts> {
  const texts = new Map<number, Map<string, string>>();
  for (const group of groups) {
    for (const key of group.keys) {
      yield;
      for (const { languageId, quantityString, name } of key.values) {
        const ofLanguage = texts.get(languageId) ?? new Map<string, string>();
        texts.set(languageId, ofLanguage.set(place(group.name, key.name, quantityString), name));
      }
    }
  }
  return texts;
}

const place = (group: string, key: string, form: string | null = null): string =>
  `${group}\u0000${key}\u0000${form ?? ''}`;
