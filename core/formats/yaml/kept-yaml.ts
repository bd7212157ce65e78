import { isLanguageCode } from '../../domain/languages/is-language-code.js';
import { canonicalTag } from '../../domain/languages/language-code.js';
import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';
import { MOST_LANGUAGES } from '../model/languages.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import type { FileLanguage } from '../model/profile-types.js';
import { checkCount } from '../model/read-context.js';
import { storable } from '../text/storable.js';
import { messagesIn } from './messages.js';
import { readMessages } from './read-messages.js';
import { parseYaml, withLineEnds } from './source/parse.js';
import type { YamlStyle } from './style.js';
import { hasEntry, keyText, mappingOf, replacedItems, startOf } from './source/tokens.js';
import type { Item, Mapping } from './source/tokens.js';
import { yamlStyle } from './yaml-style.js';
import { shownName, YamlReader } from './yaml-reader.js';

/**
 * Reads YAML as Rails has it, which is to come back as it was (docs/formats.md, 21): a mapping for each language, or a file
 * of one that does not name it.
 *
 * @throws Malformed when it does not parse, is no mapping, or has what is not read: references, tags, several documents
 */
export function keepYaml(source: string, context: KeepContext): KeptFile<YamlStyle> {
  const text = withLineEnds(source);
  const lineAt = lineIndex(text);
  const found = parseYaml(text, (count, offset) => {
    if (count > context.keyLimit) checkCount(count, lineAt(offset), context);
  });
  const root = mappingOf(found);
  const messages = messagesIn(found, text);
  if (found && !root && !messages) throw new Malformed(lineAt(found.offset), faultAt(text, found.offset));
  const roots = rootsOf(root, context, lineAt);
  const languages = roots.length > 1 ? roots : [];
  const style = yamlStyle(source, text, root, roots.length > 0, messages);
  const reader = new YamlReader(source, text, context, languages, style);
  if (messages) readMessages(messages, text, reader, context);
  else if (roots.length > 0 && root?.type === 'block-map') reader.readLanguages(root);
  else reader.readAll(root);
  reader.keys.noTexts.addTo(reader.keys.entries);
  return {
    style: style.profile,
    parts: reader.layout.finish(),
    entries: reader.keys.entries,
    carried: context.carried.list(),
    ...(languages.length > 0 && { languages }),
  };
}

/** The languages that the mappings of the top level are named after; none if any of them is something else. */
function rootsOf(
  root: Mapping | null,
  { tag }: KeepContext,
  lineAt: (offset: number) => number,
): FileLanguage[] {
  if (root?.type !== 'block-map') return [];
  const items = (root.items as Item[]).filter(hasEntry);
  const codes = items.map((item) => (mappingOf(item.value) || !item.value ? keyText(item) : null));
  const areLanguages = codes.every(
    (code) => code !== null && (isLanguageCode(code) || (codes.length === 1 && canonicalTag(code) === tag)),
  );
  if (!areLanguages) return [];
  refuseRepeated(items, lineAt);
  const [, ...others] = items.slice(0, MOST_LANGUAGES + 1);
  const last = others[MOST_LANGUAGES - 1];
  if (last) throw new Malformed(lineAt(last.key?.offset ?? 0), { fault: 'text', found: keyText(last) ?? '' });
  return codes.map((code, index) => ({
    code: storable(code ?? ''),
    tag: canonicalTag(code ?? ''),
    isSource: index === 0,
  }));
}

/** @throws Malformed where a language stands twice: which of the two would new keys go to? */
function refuseRepeated(items: readonly Item[], lineAt: (offset: number) => number): void {
  for (const second of replacedItems(items).values())
    throw new Malformed(lineAt(startOf(second)), {
      reason: 'yaml_repeated_key',
      fault: 'text',
      found: shownName(second),
    });
}
