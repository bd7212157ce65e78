import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { useIsBlocked } from '../../../project/issues/blocking.js';
import styles from './ReviewButtons.module.css';
import { reviewKey } from './review-key.js';
import { useEditor } from '../editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';

interface ReviewButtonsProps {
  row: KeySummary;
  language: LanguageView;
  size?: 'small' | 'middle' | 'large';
  /** In a cell: icons that leave the text readable, outside the order of the Tab key; the grid has V and X. */
  isInCell?: boolean;
}

/** Invalidate and Validate, of all the forms of a key in a language. */
export function ReviewButtons({ row, language, size = 'small', isInCell = false }: ReviewButtonsProps) {
  const text = useText();
  const tools = useEditor();
  const set = (status: 'validated' | 'invalidated') => () => {
    reviewKey(tools, row, language, status);
  };
  const isBlocked = useIsBlocked(row, language);
  const reviews = [
    {
      label: text('editor.invalidate'),
      icon: <CloseOutlined aria-hidden style={{ color: 'var(--invalid)' }} />,
      isBlocked: false,
      onClick: set('invalidated'),
    },
    {
      label: text('editor.validate'),
      icon: <CheckOutlined aria-hidden style={{ color: 'var(--ok)' }} />,
      // Pressed, it leads to the errors.
      isBlocked,
      onClick: set('validated'),
    },
  ];
  return reviews.map(({ label, icon, isBlocked: isOff, onClick }) =>
    isInCell ? (
      // Native buttons, because they mount at every move of the focus.
      <button
        key={label}
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={isOff || undefined}
        title={label}
        onClick={onClick}
      >
        {icon}
      </button>
    ) : (
      <Button
        key={label}
        size={size}
        icon={icon}
        aria-disabled={isOff || undefined}
        className={isOff ? (styles.off ?? '') : ''}
        onClick={onClick}
      >
        {label}
      </Button>
    ),
  );
}
