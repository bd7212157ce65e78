import { Malformed, unexpected } from '../text/malformed.js';
import type { XmlTag } from '../xml/parse.js';

/** @throws Malformed unless the root of a resource file is `<resources>`. */
export function checkRoot(tag: XmlTag): void {
  if (tag.name !== 'resources' || tag.isInNamespace) throw new Malformed(tag.line, unexpected(tag.name));
}
