import type { ExportProject } from './model/export-types.js';
import { writeProject } from './index.js';
import type { Platform } from './naming/platforms.js';
import { keyOf } from './profile/testing-edits.js';
import { HOSTILE } from './testing.js';
import { checkedBy, jsonOf, pythonWith } from '../../test/support/outside-tools.js';

/** What the translate toolkit finds in a file: pairs of name and text. */
const PROGRAM = `
import importlib, io, json, sys
module, name = sys.argv[1].rsplit(".", 1)
store = getattr(importlib.import_module(module), name)()
store.parse(sys.stdin.buffer.read())
def pair(unit):
    if name == "xlifffile": return [unit.getid(), str(unit.target or "")]
    if name == "pofile": return [str(unit.source), str(unit.target)]
    if name == "RESXFile": return [unit.getid(), str(unit.target or "")]
    return [unit.getid(), str(unit.target or unit.source)]
print(json.dumps([pair(unit) for unit in store.units if not unit.isheader() and not unit.isblank()]))
`;

const python = pythonWith('translate.storage');
const checked = checkedBy('the translate toolkit', python !== undefined);

/** Texts that all of these formats hold as they are. */
const TEXTS = HOSTILE.filter((one) => !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(one)).map(
  (one) => `Hello ${one} world`,
);

const PROJECT: ExportProject = {
  languages: [
    { id: 1, name: 'fr', tag: 'fr' },
    { id: 2, name: 'en', tag: 'en' },
  ],
  groups: [
    {
      name: 'common',
      keys: TEXTS.map((one, at) => {
        const key = keyOf(`key_${at}`, one, `About ${at}`);
        return {
          ...key,
          values: [...key.values, ...key.values.map((value) => ({ ...value, languageId: 2 }))],
        };
      }),
    },
  ],
};

/** White space, as the toolkit joins it in XLIFF where nothing says that it is to be kept. */
const joined = (text: string): string => text.replace(/[ \t\n]+/g, ' ');

function exported(platform: Platform): string {
  const languageIds = platform === 'xliff' ? [2, 1] : [1];
  const options = { platform, languageIds, prefix: false, validatedOnly: false } as const;
  return writeProject(PROJECT, options)[0]?.text ?? '';
}

describe('files, as the translate toolkit reads them', () => {
  checked.each([
    ['gettext', 'translate.storage.po.pofile'],
    ['xliff', 'translate.storage.xliff.xlifffile'],
    ['java', 'translate.storage.properties.javautf8file'],
    ['dotnet', 'translate.storage.resx.RESXFile'],
  ] as const)('an export for %s has the same names and texts', (platform, reader) => {
    const found = jsonOf(python ?? '', ['-c', PROGRAM, reader], exported(platform)) as [string, string][];
    const expected = platform === 'xliff' ? TEXTS.map(joined) : TEXTS;
    expect(found.map(([, text]) => text)).toEqual(expected);
    expect(found.map(([name]) => name.slice(name.indexOf('\u0004') + 1))).toEqual(
      TEXTS.map((_, at) => `key_${at}`),
    );
  });
});
