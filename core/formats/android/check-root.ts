import { Malformed, unexpected } from '../malformed.js';
import { parseXml } from '../xml/parse.js';
import type { XmlTag } from '../xml/parse.js';

/** @throws Malformed unless the root of a resource file is `<resources>`. */
export function checkRoot(tag: XmlTag): void {
  if (tag.name !== 'resources' || tag.isInNamespace) throw new Malformed(tag.line, unexpected(tag.name));
}

/**
 * Says what is malformed in a resource file, and where, and reads nothing.
 *
 * @throws Malformed as `readAndroid` does.
 */
export function checkAndroid(source: string): void {
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
