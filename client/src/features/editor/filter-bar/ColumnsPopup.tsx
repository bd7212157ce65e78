import { Popover } from 'antd';
import type { RefObject } from 'react';

import { Stand } from '../../../ui/popups/Stand.js';
import { ColumnList } from './ColumnList.js';
import type { ColumnListProps } from './ColumnList.js';

interface ColumnsPopupProps extends ColumnListProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The popup of the columns button. */
export function ColumnsPopup({ button, open, onOpenChange, ...list }: ColumnsPopupProps) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={onOpenChange}
      content={<ColumnList {...list} />}
    >
      <Stand for={button} />
    </Popover>
  );
}
