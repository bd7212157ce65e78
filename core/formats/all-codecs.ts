import { androidXml } from './android/codec.js';
import { arb } from './arb/codec.js';
import type { Codec } from './codec.js';
import { addCodecs } from './codecs.js';
import { csv } from './csv/codec.js';
import { strings, stringsdict } from './ios/codecs.js';
import { po } from './po/codec.js';
import { properties } from './properties/codec.js';
import type { FormatId } from './registry.js';
import { resx } from './resx/codec.js';
import { webJson } from './web/codec.js';
import { xlsx } from './xlsx/codec.js';
import { xcstrings } from './xcstrings/codec.js';
import { xliff } from './xliff/codec.js';
import { yaml } from './yaml/codec.js';

/** For programs that read files of any format at once; browsers load each when it is needed: `load-codecs.ts`. */
addCodecs({
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
  po,
} satisfies Record<FormatId, Codec>);
