import { COMMON_GROUP } from '../../domain/rules.js';
import type { CatalogueGroup } from '../catalogue.js';
import { CatalogueBuilder } from '../catalogue-builder.js';
import { lineIndex } from '../lines.js';
import { Malformed } from '../malformed.js';
import { checkName, checkTexts } from '../read-context.js';
import type { ReadContext } from '../read-context.js';
import { storable } from '../storable.js';
import { scanJson } from './json/json-scanner.js';
import type { JsonNesting, JsonVisitor } from './json/json-scanner.js';
import { splitForms } from './pipes.js';

/**
 * Reads Web JSON (docs/formats.md, section 6): texts, groups of texts, pipes for plurals.
 *
 * @throws Malformed when it does not parse or its top level is no object.
 */
export function readWebJson(source: string, context: ReadContext): CatalogueGroup[] {
  const reader = new WebJsonReader(source, context);
  scanJson(source, reader);
  if (!reader.isObject) throw new Malformed(1, { reason: 'json_expected_content' });
  return reader.catalogue.build();
}

/** An open object or array, and the group of its texts. */
interface Frame {
  kind: 'root' | 'group' | 'skipped';
  group: string;
  /** The names between the group and here, joined. */
  path: string;
}

const ROOT: Frame = { kind: 'root', group: COMMON_GROUP, path: '' };
const SKIPPED: Frame = { kind: 'skipped', group: '', path: '' };

class WebJsonReader implements JsonVisitor {
  readonly catalogue = new CatalogueBuilder();
  isObject = false;
  private readonly frames: Frame[] = [];
  private readonly lineAt: (offset: number) => number;
  private name = '';
  private offset = 0;

  constructor(
    source: string,
    private readonly context: ReadContext,
  ) {
    this.lineAt = lineIndex(source);
  }

  member(name: string, offset: number): void {
    this.name = name;
    this.offset = offset;
  }

  open(kind: JsonNesting): void {
    const parent = this.frames.at(-1);
    if (!parent) {
      this.isObject = kind === 'object';
      this.frames.push(this.isObject ? ROOT : SKIPPED);
    } else if (parent.kind === 'skipped') this.frames.push(SKIPPED);
    else if (kind === 'array') {
      this.other();
      this.frames.push(SKIPPED);
    } else this.frames.push(this.nest(parent));
  }

  close(): void {
    this.frames.pop();
  }

  text(value: string): void {
    const named = this.named();
    if (!named) return;
    const { group, name, line } = named;
    const { reports, completePlurals } = this.context;
    const forms = splitForms(value);
    const isPair = forms.length === 2 && completePlurals;
    const plural = isPair ? [forms[1] ?? '', ...forms] : forms;
    if (plural.length !== 1 && plural.length !== 3) {
      reports.add('quantity_not_found_json', line, { key: name });
      return;
    }
    const texts = checkTexts(name, plural, line, this.context);
    if (!texts) return;
    if (isPair) reports.add('quantity_filled', line, { key: name, quantities: ['zero'] });
    const isRepeated = this.catalogue.add(group, name, { isPlural: texts.length === 3, texts });
    if (isRepeated) reports.add('duplicate_key', line, { key: name });
  }

  other(): void {
    const named = this.named();
    if (named) this.context.reports.add('value_not_text', named.line, { key: named.name });
  }

  /** Where the value at hand belongs; null outside of groups and where the name is unfit, which is then reported. */
  private named(): { group: string; name: string; line: number } | null {
    const frame = this.frames.at(-1);
    if (!frame || frame.kind === 'skipped') return null;
    const line = this.lineAt(this.offset);
    const name = checkName(frame.path + this.name, line, this.context);
    if (name === null) return null;
    const { limits, reports } = this.context;
    if (frame.group.length <= limits.name) return { group: frame.group, name, line };
    reports.add('name_too_long', line, { key: name });
    return null;
  }

  private nest({ kind, group, path }: Frame): Frame {
    if (kind === 'root') return { kind: 'group', group: storable(this.name), path: '' };
    const { reports, limits } = this.context;
    reports.nest();
    // A path too long for any name stays so: growing it with the depth of a hostile file would take quadratic time.
    return { kind: 'group', group, path: path.length > limits.name ? path : `${path}${this.name}_` };
  }
}
