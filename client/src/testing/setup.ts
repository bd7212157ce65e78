import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { toast } from '../ui/toast.js';
import { restoreServer } from './server.js';

configure({ asyncUtilTimeout: 4000 });

// What jsdom lacks and the interface needs. Widths: a desktop window, unless a test says otherwise.
export const DESKTOP_WIDTH = 1440;
let width = DESKTOP_WIDTH;

/** Every media query of the product asks for a least width. */
const matches = (query: string): boolean => width >= Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: matches(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

export const setWindowWidth = (pixels: number): void => {
  width = pixels;
};

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizeObserver;

/** A channel over timers: the one of worker_threads would keep Jest open for ever. */
class TimerChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => void setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}
Object.assign(window, { MessageChannel: TimerChannel });

Element.prototype.scrollIntoView = () => undefined;
// jsdom computes no styles of pseudo elements and says so on the console.
const stylesOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element): CSSStyleDeclaration => stylesOf(element);

afterEach(() => {
  restoreServer();
  localStorage.clear();
  toast.reset();
  width = DESKTOP_WIDTH;
});
