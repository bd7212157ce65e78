import type { WrittenKey } from '../model/export-types.js';
import { hasText, isOfPlural, textOf } from './key-texts.js';
import type { FileProfile, TextPart } from '../model/profile-types.js';

/** What an import has left out of a file, and what of it is written as it was. */
export class CarriedTexts {
  /** By key, and by key and language. */
  private readonly keys = new Set<number>();
  private readonly slots = new Set<string>();

  /** @param keyIn the key that the project has in the place of one of the file, in a language of it */
  constructor(
    { parts }: Pick<FileProfile, 'parts'>,
    private readonly keyIn: (index: number, language?: number) => WrittenKey | undefined,
  ) {
    for (const part of parts) {
      if (typeof part !== 'object' || !('text' in part) || !this.isCarried(part)) continue;
      this.keys.add(part.text);
      this.slots.add(slotOf(part.text, part.language));
    }
  }

  /** Whether a part is written as it was: an import has left it out, and the project has no text in its place. */
  isCarried(part: TextPart): boolean {
    if (!part.isCarried) return false;
    const key = this.keyIn(part.text, part.language);
    if (!key) return true;
    if (key.isPlural !== isOfPlural(part)) return !hasText(key);
    return (part.pipes ?? [part.form]).every((form) => (textOf(key, form) ?? '') === '');
  }

  /** Whether something of a key is written as it was. */
  carries(index: number): boolean {
    return this.keys.has(index);
  }

  /** Whether that is so in a language. */
  carriesIn(index: number, language?: number): boolean {
    return this.slots.has(slotOf(index, language));
  }
}

const slotOf = (index: number, language = 0): string => `${language} ${index}`;
