import { parseXml } from './parse.js';
import type { XmlTag } from './parse.js';

/**
 * Checks that a document is well-formed.
 *
 * @param checkRoot may throw Malformed, too
 * @param checkTag called with every tag and its depth; may throw Malformed
 * @throws Malformed as `parseXml` does
 */
export function checkDocument(
  source: string,
  checkRoot: (tag: XmlTag) => void,
  checkTag?: (tag: XmlTag, depth: number) => void,
): void {
  let isRoot = true;
  let depth = 0;
  parseXml(source, {
    open: (tag) => {
      if (isRoot) checkRoot(tag);
      isRoot = false;
      depth += 1;
      checkTag?.(tag, depth);
    },
    close: () => {
      depth -= 1;
    },
    text: () => undefined,
  });
}
