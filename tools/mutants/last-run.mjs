import { cell, placeOf } from './table.mjs';

const ROW = /^\| (?<where>\S+?)(?::\d+)? \| (?<rule>\w+) \| `(?<what>.*)` \| (?<killer>.*) \|$/;

/**
 * @param {string} where
 * @param {string} rule
 * @param {string} what
 */
const keyOf = (where, rule, what) => [where, rule, what].join(' ');

/** The tests that killed a mutant in the last documented run: they run first. */
export class LastRun {
  /** @param {string} document */
  constructor(document) {
    /** @type {Map<string, Set<string>>} */
    this.killers = new Map();
    for (const line of document.split('\n')) {
      const { where = '', rule = '', what = '', killer } = ROW.exec(line)?.groups ?? {};
      if (killer === undefined || killer.startsWith('**')) continue;
      const key = keyOf(where, rule, what);
      this.killers.set(key, new Set([...(this.killers.get(key) ?? []), killer.replaceAll('\\|', '|')]));
    }
  }

  /**
   * Where to look, and for which names, as expressions; the line may have moved, so there may be several.
   * @param {import('./table.mjs').Place} mutant
   */
  killersOf({ file, rule, what }) {
    return [...(this.killers.get(keyOf(placeOf(file), rule, cell(what))) ?? [])].map(testOf);
  }
}

/**
 * The title of a test as the table has it: that of a file, or of cells of the matrix.
 * @param {string} title
 */
function testOf(title) {
  const [place = '', ...rest] = title.split(': ');
  const name = rest.join(': ');
  if (place.endsWith('.ts')) return { files: place, names: literal(name) };
  return { files: 'test/matrix/(matrix|other)', names: literal([place, name].filter(Boolean).join(' ')) };
}

/** @param {string} text */
const literal = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
