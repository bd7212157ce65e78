import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import styles from './TagButton.module.css';

interface TagButtonProps {
  language: LanguageView;
  takesFocus: boolean;
  /** Null: this user may not. */
  onEdit: (() => void) | null;
}

/** The tag of a language, which leads to the editor of the language; marked where there is none. */
export function TagButton({ language: { name, tag }, takesFocus, onEdit }: TagButtonProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const look = tag === null ? styles.missing : 'mono';
  const words = tag ?? text(onEdit === null ? 'language.no_tag' : 'language.choose_tag');
  if (onEdit === null)
    return (
      <span className={look} translate={tag === null ? 'yes' : 'no'}>
        {words}
      </span>
    );
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
      <span className={look}>{words}</span>
    </Button>
  );
}
