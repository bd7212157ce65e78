import { Input } from 'antd';
import type { TextAreaProps } from 'antd/es/input/TextArea.js';
import type { TextAreaRef } from 'antd/es/input/TextArea.js';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';

import { useGrowingHeight } from './use-growing-height.js';

interface GrowingTextAreaProps extends Omit<TextAreaProps, 'autoSize' | 'rows' | 'ref'> {
  /** Number of lines before it scrolls. */
  maxRows?: number;
  ref?: Ref<HTMLTextAreaElement | null>;
}

/** A text area that is as high as its text. */
export function GrowingTextArea({ maxRows = 8, ref, ...props }: GrowingTextAreaProps) {
  const area = useRef<TextAreaRef>(null);
  const element = (): HTMLTextAreaElement | null => area.current?.resizableTextArea?.textArea ?? null;
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, element);
  useGrowingHeight(element, maxRows);
  return <Input.TextArea {...props} ref={area} rows={1} style={{ resize: 'none' }} />;
}
