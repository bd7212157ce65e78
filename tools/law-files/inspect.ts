import { jsonPluralsIn } from './json-plurals.ts';
import { isXml, sourceOf, tokensOf } from './tokens.ts';
import { compiledByAapt, plistAsJson } from './tools.ts';

/**
 * The content of a file according to independent code: texts by path, in the order of the file, and the numbers of
 * entries and plurals. Each form of a plural has its own path.
 */
export interface Fact {
  path: string;
  text: string;
  isForm: boolean;
}

interface Finding {
  facts: Fact[];
  entries: number;
  plurals: number;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Other formats are inspected beside their specs. */
export const isInspected = (file: string) => /[.](json|xml|strings|stringsdict)$/.test(file);

/**
 * Null where nobody can say it, where the tool is not installed, or refuses the file, and nothing simpler can say what is in it.
 * @param file its name
 */
export function inspect(file: string, bytes: Uint8Array): Finding | null {
  if (!isInspected(file)) return null;
  const source = sourceOf(bytes);
  if (file.endsWith('.json')) return jsonFinding(JSON.parse(source));
  if (file.endsWith('.xml')) {
    const dump = compiledByAapt(bytes);
    return dump === null ? elementsFinding(source) : aaptFinding(dump);
  }
  if (!isXml(source)) return stringsFinding(tokensOf(file, source));
  const json = plistAsJson(bytes);
  return json === null ? null : plistFinding(JSON.parse(json));
}

function jsonFinding(value: unknown): Finding {
  const leaves = leavesOf(value, '');
  const texts = leaves.map(({ path, text }) => ({ path, forms: text.split(/(?<!\\)\|/) }));
  const plurals = jsonPluralsIn(
    value,
    leaves.map(({ text }) => text),
  );
  const facts = texts.flatMap(({ path, forms }) =>
    forms.map((text, at) => ({ path: at > 0 ? `${path}\n|${at}` : path, text, isForm: at > 0 })),
  );
  return { facts, entries: texts.length, plurals };
}

/** Every variable of an entry is a plural. */
function plistFinding(value: unknown): Finding {
  const facts = leavesOf(value, '').map((leaf) => ({
    ...leaf,
    isForm: FORMS.includes(leaf.path.split('\n').at(-1) ?? ''),
  }));
  const plurals = facts.filter(({ path }) => path.endsWith('\nNSStringFormatSpecTypeKey')).length;
  return { facts, entries: new Set(facts.map(({ path }) => path.split('\n')[0])).size, plurals };
}

function aaptFinding(dump: string): Finding {
  // A resource says from which line it is, and the first one of a type how many there are.
  const plain = dump
    .replace(/ src=values\/strings\.xml:\d+$/gm, '')
    .replace(/^ +type \S+ entryCount=\d+$/gm, '');
  const [, ...resources] = plain.split(/^ +resource 0x\S+ /m);
  const facts = resources.flatMap((resource) => {
    const at = resource.indexOf('\n');
    return factsOf(resource.slice(0, at), resource.slice(at).trim(), /^ +(zero|one|two|few|many|other)=/m);
  });
  return resourcesFinding(facts);
}

/** The elements of a resource file, where aapt2 has no say. */
function elementsFinding(source: string): Finding {
  const elements = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<(string|plurals|string-array)\s[^>]*?name="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/\1>)/g);
  const facts = [...elements].flatMap(([, type = '', name = '', content = '']) =>
    factsOf(`${type}/${name}`, content, /<item\s[^>]*?quantity="(\w+)"[^>]*>/),
  );
  return resourcesFinding(facts);
}

/**
 * @param path of a resource
 * @param form what begins one, with its name
 */
function factsOf(path: string, content: string, form: RegExp): Fact[] {
  if (!path.startsWith('plurals/')) return [{ path, text: content, isForm: false }];
  const [, ...pieces] = content.split(form);
  const forms = pieces.flatMap((piece, at) =>
    at % 2 === 0 ? [{ path: `${path}\n${piece}`, text: pieces[at + 1]?.trim() ?? '', isForm: true }] : [],
  );
  return [{ path, text: '', isForm: false }, ...forms];
}

/** @param facts of resources */
function resourcesFinding(facts: Fact[]): Finding {
  const resources = facts.filter(({ isForm }) => !isForm);
  const plurals = resources.filter(({ path }) => path.startsWith('plurals/')).length;
  return { facts, entries: resources.length, plurals };
}

/** The texts of a .strings file as they are written: there is no tool for these on most machines. */
function stringsFinding(tokens: string[]): Finding {
  const own = tokens.filter((token) => !/^\/[*/]/.test(token));
  const facts = own.flatMap((token, at) =>
    own[at + 1] === '=' ? [{ path: unquoted(token), text: unquoted(own[at + 2] ?? ''), isForm: false }] : [],
  );
  return { facts, entries: facts.length, plurals: 0 };
}

const unquoted = (token: string) => token.replace(/^(["'])([\s\S]*)\1$/, '$2');

/** The order is that of the file, except for names that are whole numbers. */
function leavesOf(value: unknown, path: string): Fact[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: String(value), isForm: false }];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}\n${name}`),
  );
}
