import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import styles from './TagButton.module.css';
import { TagText } from './TagText.js';

interface TagButtonProps {
  language: LanguageView;
  takesFocus: boolean;
  onEdit: () => void;
}

/** The tag of a language; opens the editor of the language. */
export function TagButton({ language, takesFocus, onEdit }: TagButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { name, tag } = language;
  return (
    <Button
      ref={button}
      type="text"
      size="small"
      className={styles.button ?? ''}
      icon={<EditOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={
        tag === null ? text('language.choose_tag_of', { name }) : text('language.edit', { name, tag })
      }
      onClick={onEdit}
    >
      <TagText language={language} mayEdit />
    </Button>
  );
}
