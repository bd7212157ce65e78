import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { strictTexts } from '../strict-texts.js';
import { joinForms } from './pipes.js';

/** Web JSON (docs/formats.md, 10.3). Written by hand: an object would sort names like "404" to the front. */
export function writeWebJson(groups: readonly WrittenGroup[]): string {
  const written = groups.map(({ name, keys }) => {
    const members = keys.map(
      (key) => `    ${JSON.stringify(key.name)}: ${JSON.stringify(joinForms(formsOf(filledForms(key))))}`,
    );
    return `  ${JSON.stringify(name)}: {\n${members.join(',\n')}\n  }`;
  });
  return written.length > 0 ? `{\n${written.join(',\n')}\n}\n` : '{}\n';
}

/** A text with pipes holds zero, one and other, whatever forms the project has. */
const formsOf = ({ texts, forms }: WrittenKey): readonly string[] =>
  forms ? strictTexts({ texts, forms }) : texts;
