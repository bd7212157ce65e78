import type { FoundMessages } from './find-messages.js';
import { shapeOf } from './message-shapes.js';
import type { WebStyle } from './style.js';

/** How a file writes objects that are keys: like the last one, which new ones come after. */
export function messageStyle({ shape, messages }: FoundMessages, source: string): Partial<WebStyle> {
  const all = [...messages.values()];
  const { description } = shapeOf(shape);
  const isBare = all.every(({ object }) => object.members.every(({ name }) => name !== description));
  const last = all.at(-1)?.object;
  const space = last ? source.slice(last.start + 1, last.members[0]?.start) : '';
  return {
    messages: shape,
    ...(!/[\r\n]/.test(space) && { inline: space }),
    ...(isBare && { isBare }),
  };
}
