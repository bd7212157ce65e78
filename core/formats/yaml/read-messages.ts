import type { CST } from 'yaml';

import { LIMITS } from '../../domain/rules.js';
import type { KeepContext } from '../model/kept-file.js';
import { lineIndex } from '../text/lines.js';
import { storable } from '../text/storable.js';
import { ID } from './messages.js';
import type { Message, Messages } from './messages.js';
import { contentEnd, endOf, gapOf, isScalar, keyText, scalarValue, startOf } from './source/tokens.js';
import type { Item } from './source/tokens.js';
import type { OpenEntry } from './yaml-layout.js';
import type { YamlReader } from './yaml-reader.js';

/** Reads a list of messages: an entry for each, with the comments above it; what else is in it is carried. */
export function readMessages(
  { items, indent }: Messages,
  text: string,
  reader: YamlReader,
  context: KeepContext,
): void {
  const { layout, keys } = reader;
  const lineAt = lineIndex(text);
  const last = new Map(items.map((message) => [message.id, message]));
  for (const message of items) {
    if (last.get(message.id) === message) new MessageReader(text, reader, context, lineAt).read(message);
    // Programs take the last one.
    else context.reports.add('duplicate_key', lineAt(message.offset), { key: message.id });
  }
  reader.placeNewKeys(keys.rootOf(0), [], layout.leadOf(' '.repeat(indent)));
}

class MessageReader {
  constructor(
    private readonly text: string,
    private readonly reader: YamlReader,
    private readonly context: KeepContext,
    private readonly lineAt: (offset: number) => number,
  ) {}

  read(message: Message): void {
    const { layout } = this.reader;
    const entry = layout.begin(message.offset);
    const described = this.readMembers(message, entry);
    if (described) this.describe(message, described);
    const last = message.map.items.at(-1)?.value;
    if (last && isScalar(last)) layout.copyTo(contentEnd(last, this.text));
    layout.end(entry);
  }

  /** @returns where the description is among the parts, and what it says */
  private readMembers(message: Message, entry: OpenEntry): Described | null {
    const { reader, context } = this;
    const { map, id, text, description } = message;
    let described: Described | null = null;
    const own = description ? { ...entry, comment: null } : entry;
    for (const item of map.items as Item[]) {
      const name = keyText(item);
      const offset = startOf(item);
      if (item === text)
        reader.readValue(
          { token: item.value, name: id, offset, gap: gapOf(item), entry: own, isInBrackets: false },
          reader.keys.rootOf(0),
        );
      else if (item === description) described = this.readDescription(item.value);
      else if (name !== ID && name !== null) context.carried.add(name, this.lineAt(offset));
    }
    return described;
  }

  private readDescription(token: CST.Token | null | undefined): Described | null {
    if (!isScalar(token) || token.type === 'block-scalar') return null;
    const description = storable(scalarValue(token));
    if (description === '' || description.length > LIMITS.description) return null;
    const { layout } = this.reader;
    const raw = this.text.slice(token.offset, endOf(token));
    layout.put(token.offset, endOf(token), raw);
    return { at: layout.parts.length - 1, raw, description };
  }

  private describe({ id }: Message, { at, raw, description }: Described): void {
    const { keys, layout } = this.reader;
    const of = keys.indexOf(keys.rootOf(0), id);
    const key = of === undefined ? null : keys.entries[of]?.key;
    if (of === undefined || !key) return;
    layout.parts[at] = { comment: raw, of };
    key.description = description;
  }
}

interface Described {
  at: number;
  raw: string;
  description: string;
}
