import { Tooltip } from 'antd';
import type { RefObject } from 'react';

import { Stand } from './Stand.js';

interface TooltipPopupProps {
  id: string;
  target: RefObject<HTMLElement | null>;
  open: boolean;
  title: string;
  placement: 'top' | 'right';
  onOpenChange: (isOpen: boolean) => void;
}

/** The popup beside an element with a tooltip. */
export function TooltipPopup({ target, ...tooltip }: TooltipPopupProps) {
  return (
    <Tooltip {...tooltip}>
      <Stand for={target} />
    </Tooltip>
  );
}
