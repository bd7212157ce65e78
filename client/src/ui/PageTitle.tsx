import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { announce } from '../lib/announce.js';

interface PageTitleProps {
  /** The title of the page, shown in the title of the window and announced after a navigation. */
  title: string;
  /** The subject of the page, also in the title of the window. */
  about?: string | undefined;
  className?: string | undefined;
  /** False if a part of the page takes the focus instead. */
  takesFocus?: boolean;
  /** The content of the heading; by default the title. */
  children?: ReactNode;
}

/** The heading of a page. Sets the title of the window and takes the focus after a navigation. */
export function PageTitle({ title, about, className, takesFocus = true, children }: PageTitleProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const named = about === undefined ? title : `${title} · ${about}`;
  const windowTitle = text('app.title_template', { title: named });
  const arrive = useEffectEvent(() => {
    // The first page keeps the browser's own focus.
    if (key === 'default') return;
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    announce(windowTitle);
  });
  // Another title or query of the same page is no navigation.
  useEffect(() => arrive(), [pathname]);
  return (
    <>
      <title>{windowTitle}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}
