import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';

interface MenuPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  menu: MenuProps;
  placement: 'bottomLeft' | 'bottomRight';
  onOpenChange: (isOpen: boolean) => void;
}

/** What opens below the button of a menu. */
export function MenuPopup({ button, ...dropdown }: MenuPopupProps) {
  return (
    <Dropdown trigger={['click']} {...dropdown}>
      <Stand for={button} />
    </Dropdown>
  );
}

interface StandProps {
  for: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Gives antd the button, which stands elsewhere, in place of an element of its own. */
function Stand({ for: button, ref }: StandProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current);
  return null;
}
