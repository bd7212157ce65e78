import { lazily } from '../../lib/lazily.js';
import type { KeySectionProps } from '../../project/section-props.js';

/** The context of a key, loaded after the texts. */
export const ContextSection = lazily<KeySectionProps>(
  async () => (await import('./context-section.js')).ContextSection,
);
