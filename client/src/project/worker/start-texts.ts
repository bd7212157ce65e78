import { wrap } from 'comlink';
import type { Remote } from 'comlink';

import type { TextService } from './text-service.js';

export interface StartedTexts {
  texts: Remote<TextService>;
  /** What has been asked is never answered. */
  stop: () => void;
}

/** Starts the worker of a project; its calls are answered in their order, apart from checks. */
export function startTexts(): StartedTexts {
  const worker = new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' });
  return { texts: wrap<TextService>(worker), stop: () => worker.terminate() };
}
