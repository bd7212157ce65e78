import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import * as react from 'react';

import { identityChanged } from '../lib/emitter.js';
import { noteAnswer } from '../lib/online.js';
import { toast } from '../lib/toast.js';
import { restoreServer } from './server.js';
import { InThreadWorker } from './worker.js';

// Protects against hanging tests, not a measure of speed: typing into a large form of antd takes seconds on a busy
// machine.
jest.setTimeout(300_000);
configure({ asyncUtilTimeout: 30_000 });

// Parts of the platform that jsdom lacks. The default width is that of a desktop window.
export const DESKTOP_WIDTH = 1440;
let width = DESKTOP_WIDTH;

/** Every media query of the client is for a minimum width or for reduced motion, which is on in tests. */
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

/** A channel based on timers: the one of worker_threads would keep Jest running. */
class TimerChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => void setTimeout(() => this.port1.onmessage?.({ data }), 0),
  };
}
Object.assign(window, { MessageChannel: TimerChannel, Worker: InThreadWorker });

Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
Element.prototype.scrollIntoView = () => undefined;
// jsdom would evaluate thousands of antd's rules with every query. Only inline styles hide elements in tests.
window.getComputedStyle = (element: Element): CSSStyleDeclaration =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : new CSSStyleDeclaration();

// React records where each element was created, for warnings that name the component anyway: a sixth of the time of the
// suite. There is no switch, so its counter is always above the limit.
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

afterEach(() => {
  // Like a sign-out, so that typed text and loaded data do not reach the next test.
  identityChanged.emit();
  noteAnswer();
  localStorage.clear();
  toast.reset();
  width = DESKTOP_WIDTH;
  // Last, because it throws on unexpected calls.
  restoreServer();
});
