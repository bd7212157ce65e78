/** An event that lower code emits and higher code listens to. */
export interface Emitter<T> {
  emit: (value: T) => void;
  /** Returns the function to stop listening. */
  listen: (listener: (value: T) => void) => () => void;
}

export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server requires a subscription: the app opens the plans. */
export const subscriptionRequired = createEmitter<void>();

/** The server refused a change because the project is archived: its page loads it again. */
export const projectArchived = createEmitter<void>();

/** The plural forms on the server differ from those shown: the page loads the project again. */
export const pluralFormsChanged = createEmitter<void>();

/** A call that changes a project was sent or answered. */
export const projectWritten = createEmitter<number>();

/** The signed-in user has changed: cached data is dropped. */
export const identityChanged = createEmitter<void>();
