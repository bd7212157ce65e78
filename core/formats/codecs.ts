import { androidXml } from './android/codec.js';
import { arb } from './arb/codec.js';
import type { Codec } from './codec.js';
import { csv } from './csv/codec.js';
import { strings, stringsdict } from './ios/codecs.js';
import { properties } from './properties/codec.js';
import type { FormatId } from './registry.js';
import { resx } from './resx/codec.js';
import { webJson } from './web/codec.js';
import { xlsx } from './xlsx/codec.js';
import { xcstrings } from './xcstrings/codec.js';
import { xliff } from './xliff/codec.js';
import { yaml } from './yaml/codec.js';

const CODECS: Readonly<Record<FormatId, Codec>> = {
  json: webJson,
  xml: androidXml,
  strings,
  stringsdict,
  arb,
  properties,
  resx,
  csv,
  xlsx,
  xcstrings,
  xliff,
  yaml,
};

const isKnown = (id: string): id is FormatId => Object.hasOwn(CODECS, id);

/** What reads and writes the files of a format. */
export function codecOf({ id }: { id: string }): Codec {
  if (!isKnown(id)) throw new Error(`There is no format ${id}`);
  return CODECS[id];
}
