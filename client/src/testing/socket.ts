import { jest } from '@jest/globals';

type Listener = (payload?: unknown) => void;

/** A socket whose other end is controlled by the test. */
export class FakeSocket {
  /** False if it does not reconnect by itself. */
  active = true;
  connected = false;
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
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    for (const other of this.listeners) if (other.event === event) other.listener(payload);
  }
}

/** The sockets opened in a test, in order. */
export const sockets: FakeSocket[] = [];
afterEach(() => void sockets.splice(0));

/** Replaces `socket.io-client` in tests: pass it to `jest.unstable_mockModule`. */
export const fakeSocketIo = () => ({
  io: (namespace: string, options: FakeSocket['options']) => new FakeSocket(namespace, options),
});
