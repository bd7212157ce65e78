import { Input } from 'antd';
import type { TextAreaProps } from 'antd/es/input/TextArea.js';
import type { TextAreaRef } from 'antd/es/input/TextArea.js';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';

interface GrowingTextAreaProps extends Omit<TextAreaProps, 'autoSize' | 'rows' | 'ref'> {
  /** Lines before it scrolls. */
  maxRows?: number;
  ref?: Ref<HTMLTextAreaElement | null>;
}

/**
 * A text area as high as its text. Antd's own `autoSize` measures by an inline style attribute, which the content
 * security policy refuses.
 */
export function GrowingTextArea({ maxRows = 8, ref, ...props }: GrowingTextAreaProps) {
  const area = useRef<TextAreaRef>(null);
  const element = (): HTMLTextAreaElement | null => area.current?.resizableTextArea?.textArea ?? null;
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, element);
  useLayoutEffect(() => {
    const own = element();
    if (!own) return;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(own);
    const most =
      Number.parseFloat(lineHeight) * maxRows +
      Number.parseFloat(paddingTop) +
      Number.parseFloat(paddingBottom);
    const border = own.offsetHeight - own.clientHeight;
    own.style.height = 'auto';
    const needed = own.scrollHeight;
    own.style.height = `${(most > 0 ? Math.min(needed, most) : needed) + border}px`;
    own.style.overflowY = needed > most ? 'auto' : 'hidden';
  });
  return <Input.TextArea {...props} ref={area} rows={1} style={{ resize: 'none' }} />;
}
