import { outlineDocument } from '../../xml/document.js';

/** What the elements and attributes of an XLIFF document are called. */
export interface Vocabulary {
  isVersion2: boolean;
  /** Before the names of elements, with its colon; mostly empty. */
  prefix: string;
  /** Whether Xcode has written it, whose states are those of a string catalogue. */
  isApple: boolean;
  /** Prefixes of namespaces that the root declares, beside `xml`. */
  namespaces: ReadonlySet<string>;
}

const ROOT = /^<(?:([\w.-]{1,60}):)?xliff(?=[\s/>])/;
const VERSION = /\sversion\s*=\s*["']\s*(\d)/;
const NAMESPACE_2 = /\sxmlns(?::[\w.-]+)?\s*=\s*["']urn:oasis:names:tc:xliff:document:2/;

/** Whether the beginning of a file is that of an XLIFF document. */
export const isXliff = (head: string): boolean => ROOT.test(rootTag(head));

/** @param head the document, up to its first text at least */
export function vocabularyOf(head: string): Vocabulary {
  const tag = rootTag(head);
  const [, version] = VERSION.exec(tag) ?? [];
  const declared = [...tag.matchAll(/\sxmlns:([\w.-]+)\s*=/g)].map(([, name = '']) => name);
  const [, prefix] = ROOT.exec(tag) ?? [];
  return {
    isVersion2: version === undefined ? NAMESPACE_2.test(tag) : version === '2',
    prefix: prefix === undefined ? '' : `${prefix}:`,
    isApple: head.slice(0, HEADER).includes('com.apple.dt.xcode'),
    namespaces: new Set([...declared, 'xml']),
  };
}

/** The first start tag. */
function rootTag(head: string): string {
  const beginning = head.slice(0, BEGINNING);
  const root = outlineDocument(beginning).find(({ kind }) => kind === 'element');
  return root ? beginning.slice(root.start, root.contentStart) : '';
}

/** Declarations and comments before the root may take so much. */
const BEGINNING = 16_384;
/** How much of a document may stand before its first text; the header names the tool. */
const HEADER = 4_000;
