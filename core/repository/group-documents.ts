import { FORMATS } from '../formats/registry/registry.js';
import { styleOfCodes } from './code-style.js';
import { languageOfDocument, XCODE_BASE } from './document-language.js';
import type { DocumentLanguage, KnownLanguages } from './document-language.js';
import { templatesOf } from './document-template.js';
import type { FoundDocument } from './look-at.js';
import { pointsOf } from './points.js';
import type { Point } from './points.js';
import { extensionOf } from './path-parts.js';
import type { RepositoryFile } from './repository-file.js';
import { SiblingLanguages } from './sibling-languages.js';

export interface Grouping {
  /** By template. */
  readonly files: readonly RepositoryFile[];
  readonly points: readonly Point[];
}

/** Makes files of documents: those with one template and format are one file in several languages. */
export function groupDocuments(documents: readonly FoundDocument[], known: KnownLanguages = {}): Grouping {
  const siblings = new SiblingLanguages(documents.filter(isInOneLanguage).map(({ path }) => path));
  const placed = documents.map((document) => ({
    document,
    ...(isInOneLanguage(document) ? languageOfDocument(document, siblings, known) : NONE),
  }));
  const templates = templatesOf(placed.map(({ document, place }) => ({ ...document, place })));
  const groups = new Map<string, typeof placed>();
  for (const one of placed) {
    const key = `${templates.get(one.document.path) ?? ''}\n${one.document.format}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const files = [...groups.values()].flatMap((group): RepositoryFile[] => {
    const [first] = group;
    return first ? [fileOf(templates.get(first.document.path) ?? first.document.path, group)] : [];
  });
  files.sort((a, b) => (a.template < b.template ? -1 : 1));
  return { files, points: pointsOf(files, placed) };
}

const NONE: DocumentLanguage = { tag: null, from: null, unknown: null, pathTag: null, place: null };

const isInOneLanguage = ({ format }: FoundDocument): boolean =>
  FORMATS.find(({ id }) => id === format)?.languages !== 'all';

type Placed = DocumentLanguage & { readonly document: FoundDocument };

function fileOf(template: string, group: readonly Placed[]): RepositoryFile {
  const documents = group
    .map(({ document, place, tag, from }) => ({
      path: document.path,
      code: place?.code ?? null,
      tag,
      from,
      source: document.source,
    }))
    .sort((a, b) => Number(a.code !== null) - Number(b.code !== null) || (a.path < b.path ? -1 : 1));
  const codes = documents.flatMap(({ code }) => (code === null || code === XCODE_BASE ? [] : [code]));
  const [first] = group;
  return {
    template,
    format: first?.document.format ?? '',
    holdsAll: first !== undefined && !isInOneLanguage(first.document),
    style: styleOfCodes(codes, template),
    documents,
    setAside: setAsideOf(group),
  };
}

function setAsideOf(group: readonly Placed[]): RepositoryFile['setAside'] {
  if (group.every(({ document }) => document.isTestData)) return 'test_data';
  return group.every(({ document }) => extensionOf(document.path) === 'pot') ? 'pot' : null;
}
