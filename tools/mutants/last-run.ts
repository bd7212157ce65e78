import { cell, placeOf } from './table.ts';
import type { Place } from './table.ts';

const ROW = /^\| (?<where>\S+?)(?::\d+)? \| (?<rule>\w+) \| `(?<what>.*)` \| (?<killer>.*) \|$/;

const keyOf = (where: string, rule: string, what: string) => [where, rule, what].join(' ');

/** The tests that killed a mutant in the last documented run: they run first. */
export class LastRun {
  private readonly killers = new Map<string, Set<string>>();

  constructor(document: string) {
    for (const line of document.split('\n')) {
      const { where = '', rule = '', what = '', killer } = ROW.exec(line)?.groups ?? {};
      if (killer === undefined || killer.startsWith('**')) continue;
      const key = keyOf(where, rule, what);
      this.killers.set(key, new Set([...(this.killers.get(key) ?? []), killer.replaceAll('\\|', '|')]));
    }
  }

  /** Where to look, and for which names, as expressions; the line may have moved, so there may be several. */
  killersOf({ file, rule, what }: Place) {
    return [...(this.killers.get(keyOf(placeOf(file), rule, cell(what))) ?? [])].map(testOf);
  }
}

/** The title of a test as the table has it: that of a file, or of cells of the matrix. */
function testOf(title: string) {
  const [place = '', ...rest] = title.split(': ');
  const name = rest.join(': ');
  if (place.endsWith('.ts')) return { files: place, names: literal(name) };
  return { files: 'test/matrix/(matrix|other)', names: literal([place, name].filter(Boolean).join(' ')) };
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
