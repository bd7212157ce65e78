import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import type { RefObject } from 'react';

import { Stand } from './Stand.js';

interface MenuPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  menu: MenuProps;
  placement: 'bottomLeft' | 'bottomRight';
  onOpenChange: (isOpen: boolean) => void;
}

/** The popup below the button of a menu. */
export function MenuPopup({ button, ...dropdown }: MenuPopupProps) {
  return (
    <Dropdown trigger={['click']} {...dropdown}>
      <Stand for={button} />
    </Dropdown>
  );
}
