import type { BlankFile, NewFile } from '../model/new-file.js';

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

/** New .NET resources (docs/formats.md, 20). */
export const blankResx = ({ code }: NewFile): BlankFile => ({
  name: `Resources.${code}.resx`,
  style: { newline: '\n', lead: LEAD },
  parts: [
    `<?xml version="1.0" encoding="utf-8"?>\n<root>${HEADERS.join('')}`,
    { group: null },
    '\n</root>\n',
  ],
});
