import { canonicalTag } from '../../domain/languages/language-code.js';
import { quoted } from '../json/json-string.js';
import type { JsonNesting, JsonVisitor } from '../json/json-scanner.js';
import type { FileProfile } from '../model/profile-types.js';
import { languageRoot } from './language-roots.js';
import type { WebStyle } from './style.js';

/** How a file with one object begins that may be called after its language. */
const BEGINNING = /^\s*\{\s*"([\w-]{2,30})"\s*:\s*\{/;

/** Whether a file has one object, which is called after the language that the file is in. */
export function isInRoot(source: string, tag: string | null): boolean {
  const [, code] = BEGINNING.exec(source) ?? [];
  return code !== undefined && canonicalTag(code) === tag && languageRoot(source) === code;
}

/** Passes on what is in that object, as if it were the file. */
export class InRoot implements JsonVisitor {
  /** How many objects and lists are open. */
  private depth = 0;

  constructor(private readonly visitor: JsonVisitor) {}

  member(name: string, offset: number): void {
    if (this.depth > 1) this.visitor.member(name, offset);
  }

  text(value: string, start: number, end: number): void {
    this.visitor.text(value, start, end);
  }

  other(start: number, end: number): void {
    this.visitor.other(start, end);
  }

  open(kind: JsonNesting, start: number): void {
    this.depth += 1;
    if (this.depth > 1) this.visitor.open(kind, start);
  }

  close(end: number): void {
    this.depth -= 1;
    if (this.depth > 0) this.visitor.close(end);
  }
}

const NAME = /"[\w-]{2,30}"/;

/** Such a file with the object of another language; any other file as it is. */
export function inOtherRoot(profile: FileProfile<WebStyle>, code: string): FileProfile {
  const [head, ...others] = profile.parts;
  if (!profile.style.hasRoot || typeof head !== 'string') return profile;
  return { ...profile, parts: [head.replace(NAME, () => quoted(code, profile.style)), ...others] };
}
