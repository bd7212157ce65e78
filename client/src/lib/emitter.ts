/** An event that lower code emits and higher code listens to. */
export interface Emitter<T> {
  emit: (value: T) => void;
  /** Returns how to stop listening. */
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

/** The server asked for a subscription: the app goes to the plans. */
export const subscriptionRequired = createEmitter<void>();

/** The server refused a change because its project is archived: what shows the project loads it again. */
export const projectArchived = createEmitter<void>();

/** The server has other plural forms than those that are shown: what shows the project loads it again. */
export const pluralFormsChanged = createEmitter<void>();

/** A call that changes a project was sent, or answered. */
export const projectWritten = createEmitter<number>();

/** The signed-in user has changed: cached data of the page is dropped. */
export const identityChanged = createEmitter<void>();
