import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { useIsBlocked } from '../../../project/checks/blocking.js';
import { useEditor } from '../view/editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import styles from './ReviewButtons.module.css';
import { reviewKey } from './review-key.js';

interface ReviewButtonsProps {
  row: KeySummary;
  language: LanguageView;
  size?: 'small' | 'middle' | 'large';
  /** In a cell, the buttons are icons outside the tab order: the grid has keys for them. */
  isInCell?: boolean;
}

/** Invalidates or validates all forms of a key in a language. */
export function ReviewButtons({ row, language, size = 'small', isInCell = false }: ReviewButtonsProps) {
  const text = useText();
  const tools = useEditor();
  const set = (status: 'validated' | 'invalidated') => () => {
    reviewKey(tools, row, language, status, 'button');
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
      // A click shows the errors.
      isBlocked,
      onClick: set('validated'),
    },
  ];
  return reviews.map(({ label, icon, isBlocked: isOff, onClick }) =>
    isInCell ? (
      // Native buttons: they mount with every move of the focus.
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
