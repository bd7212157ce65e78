import type { BlankFile, NewFile } from '../model/new-file.js';
import { attributeText } from '../xml/write.js';
import type { XliffStyle } from './style.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A new XLIFF document (docs/formats.md, 18.10). */
export function blankXliff({ languages, xliffVersion }: NewFile): BlankFile<XliffStyle> {
  const [source = '', target] = [true, false].map(
    (isSource) => languages.find((one) => one.isSource === isSource)?.code,
  );
  const name = `${target ?? source}.xliff`;
  const document = xliffVersion === '2.0' ? document2(source, target) : document1(source, target);
  return { name, ...document, showsEmptyForms: true };
}

type Document = Pick<BlankFile, 'style' | 'parts'>;

const document1 = (source: string, target: string | undefined): Document => ({
  style: { newline: '\n', lead: '\n      ' },
  parts: [
    `${DECLARATION}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="messages" datatype="plaintext" source-language="${attributeText(source)}"${codeOf('target-language', target)} xml:space="preserve">
    <body>`,
    { group: null },
    `
    </body>
  </file>
</xliff>
`,
  ],
});

const document2 = (source: string, target: string | undefined): Document => ({
  style: { newline: '\n', lead: '\n    ' },
  parts: [
    `${DECLARATION}<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${attributeText(source)}"${codeOf('trgLang', target)}>
  <file id="messages" xml:space="preserve">`,
    { group: null },
    `
  </file>
</xliff>
`,
  ],
});

const codeOf = (name: string, code: string | undefined): string =>
  code === undefined ? '' : ` ${name}="${attributeText(code)}"`;
