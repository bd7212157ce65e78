import { spawnSync } from 'node:child_process';

import { checkedBy } from '../../../test/support/outside-tools.js';
import type { ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { writeProject } from '../index.js';
import { HOSTILE } from '../testing.js';

/** Tables as Python reads them; a machine may lack it, or openpyxl. */
const READERS = {
  csv: `
import csv, io, json, sys
source = sys.stdin.buffer.read().decode("utf-8-sig")
print(json.dumps(list(csv.reader(io.StringIO(source, newline="")))))
`,
  xlsx: `
import io, json, sys, openpyxl
sheet = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read())).active
print(json.dumps([[[cell.value or "", cell.data_type] for cell in row] for row in sheet.iter_rows()]))
`,
};

const has = (module: string): boolean => spawnSync('python3', ['-c', `import ${module}`]).status === 0;

function read<Rows>(program: string, bytes: Uint8Array): Rows {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', program], {
    input: bytes,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Rows;
}

const TEXTS = [...HOSTILE, '=1+1', '+1', '-1', '@a', '\t1', '"a", b', 'a;b', ' a ', 'a\nb', "'=1"];

const projectOf = (texts: readonly string[]): ExportProject => ({
  languages: [{ id: 1, name: 'fr' }],
  groups: [
    {
      name: 'common',
      keys: texts.map((text, index) => ({
        name: `k${index}`,
        isPlural: false,
        values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' }],
      })),
    },
  ],
});

const exported = (platform: 'csv' | 'xlsx', texts: readonly string[]): Uint8Array => {
  const options = { platform, languageIds: [1], prefix: false, validatedOnly: false } as const;
  return fileBytes(writeProject(projectOf(texts), options)[0] ?? { text: '' });
};

describe('a table, as others read it', () => {
  checkedBy('Python', has('csv'))('has the same texts for Python, and no cell that begins a formula', () => {
    const [header, ...rows] = read<string[][]>(READERS.csv, exported('csv', TEXTS));
    expect(header).toEqual(['key', 'fr']);
    expect(rows.map(([, text = '']) => text.replace(/^'(?='*[=+\-@\t\r\n])/, ''))).toEqual(TEXTS);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  checkedBy('openpyxl', has('openpyxl'))('has the same texts for openpyxl, all of them strings', () => {
    // openpyxl takes the escapes of characters that XML cannot hold for text.
    const texts = TEXTS.filter((text) => !/(?![\t\n\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/u.test(text));
    const [header, ...rows] = read<[string, string][][]>(READERS.xlsx, exported('xlsx', texts));
    expect(header?.map(([text]) => text)).toEqual(['key', 'fr']);
    expect(rows.map(([, cell]) => cell?.[0])).toEqual(texts);
    expect(new Set(rows.flat().map(([, type]) => type))).not.toContain('f');
  });
});
