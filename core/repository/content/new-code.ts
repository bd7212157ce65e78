import { canonicalTag } from '../../domain/languages/language-code.js';
import type { FileProfile } from '../../formats/index.js';
import { codecOf } from '../../formats/registry/codecs.js';

/** Whether the language of a document has another code by now than when it was imported. */
export function hasNewCode({ document }: FileProfile, tag: string): boolean {
  const was = document?.language;
  return was !== undefined && canonicalTag(was) !== canonicalTag(tag);
}

/** Such a document with its new code: in its header, and as the language that it is translated into. */
export function withNewCode(profile: FileProfile, tag: string): FileProfile {
  const was = profile.document?.language;
  const [head = ''] = codecOf({ id: profile.format }).inLanguage?.(profile, tag).parts ?? profile.parts;
  const languages = profile.languages?.map((own) => (own.tag === was ? { ...own, tag } : own));
  return { ...profile, parts: [head, ...profile.parts.slice(1)], ...(languages && { languages }) };
}

/** What is written of such a document, with its new code in it. */
export const textInNewCode = (text: string, format: string, tag: string): string =>
  codecOf({ id: format }).withLanguage?.(text, tag) ?? text;
