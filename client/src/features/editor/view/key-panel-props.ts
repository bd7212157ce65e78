import type { KeySectionProps } from '../../../project/section-props.js';

export interface KeyPanelProps extends KeySectionProps {
  /** Moves to the next or previous key of the page; null if the key is not on the page. */
  onStep: ((direction: 1 | -1) => void) | null;
  onClose: () => void;
}
