import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { reviewKey, useEditor } from './editor-tools.js';
import type { KeyToFilter } from './filter-keys.js';

interface ReviewButtonsProps {
  row: KeyToFilter;
  language: LanguageView;
  /** Saves what is being typed first: the judgement is about it. */
  before?: () => void;
  size?: 'small' | 'middle' | 'large';
  /** Outside the order of the Tab key: the grid has V and X. */
  isSkipped?: boolean;
}

/** Invalidate and Validate, of all the forms of a key in a language. */
export function ReviewButtons({
  row,
  language,
  before,
  size = 'small',
  isSkipped = false,
}: ReviewButtonsProps) {
  const text = useText();
  const tools = useEditor();
  const set = (status: 'validated' | 'invalidated') => () => {
    before?.();
    reviewKey(tools, row, language, status);
  };
  const tabIndex = isSkipped ? -1 : undefined;
  return (
    <>
      <Button
        size={size}
        tabIndex={tabIndex}
        icon={<CloseOutlined style={{ color: 'var(--invalid)' }} />}
        onClick={set('invalidated')}
      >
        {text('editor.invalidate')}
      </Button>
      <Button
        size={size}
        tabIndex={tabIndex}
        icon={<CheckOutlined style={{ color: 'var(--ok)' }} />}
        onClick={set('validated')}
      >
        {text('editor.validate')}
      </Button>
    </>
  );
}
