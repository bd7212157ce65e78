import { parseXml } from './parse.js';
import type { XmlTag } from './parse.js';

/**
 * Says what is malformed in a document, and where, and reads nothing.
 *
 * @param checkRoot may throw Malformed, too
 * @param checkTag is given every tag with the number of those that are open, and may throw Malformed
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
    text: nothing,
    comment: nothing,
  });
}

const nothing = (): void => undefined;
