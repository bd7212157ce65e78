import { jest } from '@jest/globals';

type Listener = (payload?: unknown) => void;

/** A socket whose other end is the test. */
export class FakeSocket {
  /** False if it does not reconnect by itself. */
  active = true;
  readonly connect = jest.fn();
  readonly disconnect = jest.fn();
  readonly emit = jest.fn<(event: string, ...payload: unknown[]) => void>();
  private readonly listeners: { event: string; listener: Listener }[] = [];

  constructor(
    readonly namespace: string,
    readonly options: { auth: (tell: (data: { token: string | null }) => void) => void },
  ) {
    sockets.push(this);
  }

  on(event: string, listener: Listener): this {
    this.listeners.push({ event, listener });
    return this;
  }

  tell(event: string, payload?: unknown): void {
    for (const other of this.listeners) if (other.event === event) other.listener(payload);
  }
}

/** All that were opened, in order. */
export const sockets: FakeSocket[] = [];

/** What `socket.io-client` is in a test: pass it to `jest.unstable_mockModule`. */
export const fakeSocketIo = () => ({
  io: (namespace: string, options: FakeSocket['options']) => new FakeSocket(namespace, options),
});
