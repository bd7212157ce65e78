import type { KeySectionProps } from '../../../project/section-props.js';

export interface KeyPanelProps extends KeySectionProps {
  /** To the next key of the page or the one before; null where the key is not on the page. */
  onStep: ((direction: 1 | -1) => void) | null;
  onClose: () => void;
}
