import dotProperties from 'dot-properties';
import { po } from 'gettext-parser';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { parseDocument } from 'yaml';

/**
 * Parsers of the formats themselves, the fastest that we know of each: they do not check, count or keep anything.
 * @type {Readonly<Record<string, (text: string) => unknown>>}
 */
export const RIVALS = {
  'JSON.parse': (text) => JSON.parse(text),
  saxes: (text) => new SaxesParser().write(text).close(),
  'Papa Parse': (text) => Papa.parse(text),
  yaml: (text) => parseDocument(text),
  'gettext-parser': (text) => po.parse(text),
  'dot-properties': (text) => dotProperties.parse(text),
};
