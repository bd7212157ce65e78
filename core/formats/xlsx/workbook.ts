import { Malformed } from '../text/malformed.js';
import type { Part } from './archive.js';
import { attributeOf, tagsOf } from './xml-tags.js';

/** Where the parts of a workbook are. */
export interface Workbook {
  /** The worksheets, in the order of their tabs. */
  sheets: Part[];
  /** The strings that cells refer to; null: there are none. */
  strings: Part | null;
}

/**
 * Finds the sheets of a workbook by its relationships (ECMA-376, Part 2).
 *
 * @throws Malformed when the archive is no workbook
 */
export function workbookOf(parts: readonly Part[]): Workbook {
  const byName = new Map(parts.filter(({ isText }) => isText).map((part) => [part.name, part]));
  const root = relationsOf(byName, '').find(({ type }) => type === 'officeDocument');
  const workbook = byName.get(root?.target ?? '');
  if (!workbook) throw new Malformed(1);
  const relations = relationsOf(byName, workbook.name);
  const partOf = (id: string | null): Part[] => {
    const { target, type } = relations.find((one) => one.id === id) ?? {};
    const part = type === 'worksheet' ? byName.get(target ?? '') : undefined;
    return part ? [part] : [];
  };
  const sheets = [...tagsOf(workbook.content, 'sheet')].flatMap(({ attributes }) =>
    partOf(attributeOf(attributes, '[\\w.-]{1,40}:id')),
  );
  const strings = relations.find(({ type }) => type === 'sharedStrings');
  return { sheets, strings: byName.get(strings?.target ?? '') ?? null };
}

interface Relation {
  id: string | null;
  /** The last word of its kind: there is one more set of kinds, of ISO's strict files. */
  type: string;
  target: string;
}

/** The relationships of a part, with the names of the parts that they lead to. */
function relationsOf(parts: ReadonlyMap<string, Part>, name: string): Relation[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const source = parts.get(`${folder}_rels/${name.slice(folder.length)}.rels`)?.content ?? '';
  return [...tagsOf(source, 'Relationship')].map(({ attributes }) => {
    const target = attributeOf(attributes, 'Target') ?? '';
    return {
      id: attributeOf(attributes, 'Id'),
      type: (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, ''),
      target: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
    };
  });
}
