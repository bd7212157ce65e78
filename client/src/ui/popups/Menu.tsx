import type { MenuProps as AntdMenuProps } from 'antd';
import { cloneElement, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';

import { useOnce } from '../../lib/hooks/use-once.js';
import { lazily } from '../../lib/lazily.js';

/** Loaded when a menu is about to open. */
export const MenuPopup = lazily(async () => (await import('./MenuPopup.js')).MenuPopup);

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface MenuProps {
  menu: AntdMenuProps;
  placement?: 'bottomLeft' | 'bottomRight';
  /** The button that opens it. */
  children: ReactElement<ButtonProps>;
}

/** A button with a menu. The button stays the same element when the code of the menu is loaded. */
export function Menu({ menu, placement = 'bottomLeft', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnce(isOpen);
  const change = (opens: boolean): void => {
    setOpen(opens);
    // antd leaves the focus in the closing menu.
    if (!opens && document.activeElement?.closest('[role=menu]')) button.current?.focus();
  };
  return (
    <>
      {cloneElement(children, {
        ref: button,
        onClick: () => setOpen(!isOpen),
        onPointerEnter: MenuPopup.fetchAhead,
        onFocus: MenuPopup.fetchAhead,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      {isNeeded && (
        <MenuPopup button={button} open={isOpen} menu={menu} placement={placement} onOpenChange={change} />
      )}
    </>
  );
}
