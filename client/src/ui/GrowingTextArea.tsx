import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea.js';
import type { ComponentProps, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

type TextAreaProps = ComponentProps<typeof Input.TextArea>;

interface GrowingTextAreaProps extends Omit<TextAreaProps, 'autoSize' | 'ref'> {
  value: string;
  minRows?: number;
  maxRows?: number;
  ref?: RefObject<TextAreaRef | null>;
}

/**
 * A text area as high as its text. antd's own `autoSize` measures in an element whose style attribute the content
 * security policy refuses; here the height is set through the style object, which is allowed.
 */
export function GrowingTextArea({ minRows = 1, maxRows = 8, ref, ...props }: GrowingTextAreaProps) {
  const own = useRef<TextAreaRef>(null);
  const area = ref ?? own;
  useLayoutEffect(() => {
    const element = area.current?.resizableTextArea?.textArea;
    if (element) fit(element, minRows, maxRows);
  }, [area, props.value, minRows, maxRows]);
  return <Input.TextArea {...props} ref={area} rows={minRows} style={{ resize: 'none', ...props.style }} />;
}

function fit(element: HTMLTextAreaElement, minRows: number, maxRows: number): void {
  const style = getComputedStyle(element);
  const line = parseFloat(style.lineHeight);
  const edges = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
  const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  element.style.height = 'auto';
  const height = Math.min(Math.max(element.scrollHeight, minRows * line + padding), maxRows * line + padding);
  if (Number.isFinite(height)) element.style.height = `${height + edges}px`;
}
