import { cloneElement, useId, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';

import { useOnce } from '../../lib/hooks/use-once.js';
import { useSettled } from '../../lib/hooks/use-settled.js';
import { lazily } from '../../lib/lazily.js';

const TooltipPopup = lazily(async () => (await import('./TooltipPopup.js')).TooltipPopup);

/** The pointer may only pass over the element, or move from it to the tooltip. */
const DELAY_MS = 100;

interface TargetProps {
  ref?: Ref<HTMLElement>;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  'aria-describedby'?: string | undefined;
}

interface TooltipProps {
  /** Null for no tooltip. */
  title: string | null;
  placement?: 'top' | 'right';
  children: ReactElement;
}

/** An element with a tooltip. It stays the same element when the code of tooltips is loaded. */
export function Tooltip({ title, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const target = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const isOpen = useSettled(isHovered, DELAY_MS);
  const isNeeded = useOnce(isOpen);
  return (
    <>
      {cloneElement(children as ReactElement<TargetProps>, {
        ref: target,
        onPointerEnter: () => setHovered(true),
        onPointerLeave: () => setHovered(false),
        'aria-describedby': isOpen ? id : undefined,
      })}
      {title !== null && isNeeded && (
        <TooltipPopup {...{ id, target, title, placement }} open={isOpen} onOpenChange={setHovered} />
      )}
    </>
  );
}
