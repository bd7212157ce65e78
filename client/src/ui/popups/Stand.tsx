import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';

interface StandProps {
  for: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Gives antd an existing element in place of one of its own. */
export function Stand({ for: element, ref }: StandProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return null;
}
