import { parseXml } from './parse.js';
import type { XmlTag } from './parse.js';

/**
 * Says what is malformed in a document, and where, and reads nothing.
 *
 * @param checkRoot may throw Malformed, too
 * @throws Malformed as `parseXml` does
 */
export function checkDocument(source: string, checkRoot: (tag: XmlTag) => void): void {
  let isRoot = true;
  parseXml(source, {
    open: (tag) => {
      if (isRoot) checkRoot(tag);
      isRoot = false;
    },
    close: nothing,
    text: nothing,
    comment: nothing,
  });
}

const nothing = (): void => undefined;
