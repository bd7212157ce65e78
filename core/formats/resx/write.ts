import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { freePluralName } from '../suffixed/plural-members.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { xmlMarker } from '../xml/write.js';
import { dataOf } from './resx-dialect.js';

const LEAD = '\n  ';
const CLASS = 'System.Windows.Forms, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089';

/** What the readers of .NET look for. */
const HEADERS = [
  ['resmimetype', 'text/microsoft-resx'],
  ['version', '2.0'],
  ['reader', `System.Resources.ResXResourceReader, ${CLASS}`],
  ['writer', `System.Resources.ResXResourceWriter, ${CLASS}`],
].map(
  ([name = '', value = '']) =>
    `${LEAD}<resheader name="${name}">${LEAD}  <value>${value}</value>${LEAD}</resheader>`,
);

/** .NET resources (docs/formats.md, 20). */
export function writeResx(groups: readonly WrittenGroup[], writing: PluralWriting): string {
  const taken = new Set(
    groups.flatMap(({ keys }) => keys.filter(({ isPlural }) => !isPlural).map(({ name }) => name)),
  );
  const written = groups.flatMap(({ name: group, keys }) => [
    LEAD + xmlMarker(group),
    ...keys.flatMap((key) => {
      const name = key.isPlural ? freePluralName(key.name, '_', taken) : key.name;
      return dataOf({ ...filledForms(key), name }, LEAD, writing);
    }),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n<root>${[...HEADERS, ...written].join('')}\n</root>\n`;
}
