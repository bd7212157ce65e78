import type { WrittenGroup } from '../export/export-types.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { attributeText } from '../xml/write.js';
import { pairTexts } from './quantities.js';
import { groupSource, unitSources } from './unit-source.js';
import type { XliffVersion } from './version.js';
import { vocabularyFor } from './vocabulary.js';

/** A new XLIFF document; every group of the project is one of it, so that an import finds them again. */
export function writeXliff(
  groups: readonly WrittenGroup[],
  languages: readonly WrittenLanguage[],
  version: XliffVersion = '1.2',
): string {
  const writing = { vocabulary: vocabularyFor(version), style: {} };
  const lead = version === '1.2' ? '\n      ' : '\n    ';
  const units = groups.map(({ name, keys }) => {
    const inner = name === '' ? lead : `${lead}  `;
    const own = keys.flatMap(({ name: unit, isPlural, description = '', localizations = [] }) => {
      const texts = pairTexts(
        isPlural,
        languages.map((language) => ({ language, key: localizations[language.index] })),
      );
      return unitSources({ name: unit, description, texts }, inner, writing);
    });
    return groupSource(name, own.join(''), lead, writing);
  });
  const [source, target] = [true, false].map(
    (isSource) => languages.find((one) => one.isSource === isSource)?.code,
  );
  return version === '1.2'
    ? document1(source ?? '', target, units.join(''))
    : document2(source ?? '', target, units.join(''));
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const document1 = (source: string, target: string | undefined, units: string): string =>
  `${DECLARATION}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="messages" datatype="plaintext" source-language="${attributeText(source)}"${codeOf('target-language', target)} xml:space="preserve">
    <body>${units}
    </body>
  </file>
</xliff>
`;

const document2 = (source: string, target: string | undefined, units: string): string =>
  `${DECLARATION}<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${attributeText(source)}"${codeOf('trgLang', target)}>
  <file id="messages" xml:space="preserve">${units}
  </file>
</xliff>
`;

const codeOf = (name: string, code: string | undefined): string =>
  code === undefined ? '' : ` ${name}="${attributeText(code)}"`;
