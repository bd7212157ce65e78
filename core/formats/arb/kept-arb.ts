import { lineIndex } from '../text/lines.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { jsonStyle } from '../json/json-style.js';
import { literalKind } from '../json/json-scanner.js';
import { ArbLayout } from './arb-layout.js';
import { attributeHoles, DESCRIPTION, GROUP, keyOf, LOCALE } from './attributes.js';
import { arbMembers } from './members.js';
import type { ArbMember } from './members.js';
import { ArbMessages } from './messages.js';
import type { ArbStyle } from './style.js';

/**
 * Reads a Flutter ARB file that is to come back as it was (docs/formats.md, 16): what a file says about a key stays with it,
 * and a message that is one plural is a plural.
 *
 * @throws Malformed when it does not parse or is no object.
 */
export function keepArb(source: string, context: KeepContext): KeptFile<ArbStyle> {
  const members = arbMembers(source);
  const messages = new ArbMessages(source, members, context);
  const layout = new ArbLayout(source);
  let last: ArbMember | null = null;
  for (const member of members) {
    const key = keyOf(member);
    const index = key === null ? undefined : messages.indexes.get(key);
    const isBehind = last !== null && index !== undefined && key === last.name;
    if (!isBehind) layout.begin(member);
    layout.put(
      messages.holes.get(member) ?? (index === undefined ? [] : attributeHoles(member, source, index)),
    );
    layout.end(member, index !== undefined && !isBehind ? index : null);
    last = member;
  }
  countCarried(source, members, context);
  return {
    style: styleOf(source, members, messages),
    parts: layout.finish(members.map(({ name }) => name).filter((name) => !messages.indexes.has(name))),
    entries: messages.file,
    carried: context.carried.list(),
  };
}

function styleOf(source: string, members: readonly ArbMember[], { argument, file }: ArbMessages): ArbStyle {
  const isBare = file.entries.length > 0 && !members.some((member) => keyOf(member) !== null);
  return {
    ...jsonStyle(source),
    flavour: 'icu',
    ...(argument !== undefined && { argument }),
    ...(isBare && { isBare }),
  };
}

/** What is neither a text nor its description or group, nor the language of the file. */
function countCarried(source: string, members: readonly ArbMember[], { carried }: KeepContext): void {
  const lineAt = lineIndex(source);
  for (const member of members) {
    const { name, kind, start, valueStart } = member;
    if (keyOf(member) !== null) {
      for (const attribute of member.members)
        if (attribute.name !== DESCRIPTION && attribute.name !== GROUP)
          carried.add(attribute.name, lineAt(attribute.start));
    } else if (name.startsWith('@') && name !== LOCALE) carried.add(name, lineAt(start));
    else if (kind !== 'text')
      carried.add(kind === 'other' ? literalKind(source, valueStart) : kind, lineAt(start));
  }
}
