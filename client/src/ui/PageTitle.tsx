import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { announce } from '../lib/announce.js';

interface PageTitleProps {
  /** The title of the page, in the window's title and announced after a change of route. */
  title: string;
  /** What the page is about, in the window's title as well. */
  about?: string | undefined;
  className?: string | undefined;
  /** False where a part of the page takes the focus instead. */
  takesFocus?: boolean;
  /** What the heading shows instead of the plain title. */
  children?: ReactNode;
}

/** The heading of a page: names the window, and takes the focus after a change of route. */
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
  // A new title or query of the same page is no change of route.
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
