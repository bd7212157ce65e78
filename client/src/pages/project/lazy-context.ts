import { lazily } from '../../lib/lazily.js';
import type { KeySectionProps } from '../../project/section-props.js';

/** The context of a key, in a chunk of its own: the texts are on the screen before. */
export const ContextSection = lazily<KeySectionProps>(
  async () => (await import('./context-section.js')).ContextSection,
);
