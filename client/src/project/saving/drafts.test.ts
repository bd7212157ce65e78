import { countDrafts, Drafts } from './drafts.js';
import type { CellRef } from '../store/cell-ref.js';

const PAY: CellRef = { keyId: 23, languageId: 2, quantity: null };
const CART: CellRef = { ...PAY, keyId: 21 };
const BASE = { id: 1, version: 1 };
const draft = (ref: CellRef, text: string) => ({ ref, wanted: { text }, base: BASE });

/** Between the pages of one browser, as browsers have it; jsdom has none. */
class Channel extends EventTarget {
  private static readonly open = new Map<string, Set<Channel>>();
  private readonly peers: Set<Channel>;

  constructor(name: string) {
    super();
    this.peers = Channel.open.get(name) ?? new Set();
    Channel.open.set(name, this.peers.add(this));
  }

  postMessage(data: unknown): void {
    for (const peer of this.peers)
      if (peer !== this) setTimeout(() => peer.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    this.peers.delete(this);
  }
}

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: Channel });
});

afterAll(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

describe('drafts', () => {
  it('of a page that was closed are taken over, once', async () => {
    const closed = new Drafts(3, 7);
    closed.keep(draft(PAY, 'Pay'));
    closed.leave();
    const [one, other] = [new Drafts(3, 7), new Drafts(3, 7)];
    const taken = await Promise.all([one.adopt(), other.adopt()]);
    expect(taken.flat()).toEqual([draft(PAY, 'Pay')]);
    one.leave();
    other.leave();
  });

  it('of a page that is open stay there, whatever another does', async () => {
    const first = new Drafts(3, 8);
    first.keep(draft(PAY, 'half a wo'));
    first.flush();
    const second = new Drafts(3, 8);
    expect(await second.adopt()).toEqual([]);
    second.keep(draft(PAY, 'other'));
    second.flush();
    second.forget(PAY);
    second.leave();
    first.leave();
    const third = new Drafts(3, 8);
    expect(await third.adopt()).toEqual([draft(PAY, 'half a wo')]);
    third.leave();
  });

  it('are not taken over what is typed here meanwhile', async () => {
    const closed = new Drafts(3, 9);
    closed.keep(draft(PAY, 'old'));
    closed.keep(draft(CART, 'cart'));
    closed.leave();
    const next = new Drafts(3, 9);
    const adopted = next.adopt();
    next.keep(draft(PAY, 'new'));
    expect(await adopted).toEqual([draft(CART, 'cart')]);
    next.leave();
  });

  it('are counted over all projects of their user', () => {
    for (const [userId, projectId] of [
      [5, 1],
      [5, 2],
      [50, 1],
    ] as const) {
      const drafts = new Drafts(userId, projectId);
      drafts.keep(draft(PAY, 'x'));
      drafts.leave();
    }
    expect(countDrafts(5)).toBe(2);
    expect(countDrafts(4)).toBe(0);
  });
});
