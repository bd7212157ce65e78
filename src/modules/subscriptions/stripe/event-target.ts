import type Stripe from 'stripe';

import { SECOND_MS } from '#core/domain/durations.js';
import { isStorableText } from '#core/domain/rules.js';

import { idOf } from './subscription-state.js';

/** Whether a signed message is an event, as far as it is read here. */
export function isEvent(message: unknown): message is Stripe.Event {
  if (!isObject(message) || !isObject(message.data) || !isObject(message.data.object)) return false;
  const { id, type, created, livemode } = message;
  return (
    [id, type].every((text) => typeof text === 'string' && text !== '' && isStorableText(text)) &&
    typeof created === 'number' &&
    !Number.isNaN(new Date(created * SECOND_MS).getTime()) &&
    typeof livemode === 'boolean'
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whom an event is about, as far as it says so itself. */
export interface EventTarget {
  customerId: string | null;
  metadata: Stripe.Metadata;
}

/** What all the objects we hear of have in common; each lacks some of it. */
interface Named {
  object: string;
  id?: string;
  customer?: string | { id: string } | null;
  metadata?: Stripe.Metadata | null;
}

/** The customer that an event's object belongs to, or is, and the marks it bears. */
export function targetOf(event: Stripe.Event): EventTarget {
  const { object, previous_attributes: before } = event.data as {
    object: Named;
    previous_attributes?: Named;
  };
  // A card that was detached belongs to nobody any more.
  const customer = object.object === 'customer' ? object.id : (object.customer ?? before?.customer);
  return {
    customerId: customer === undefined || customer === null ? null : idOf(customer),
    metadata: object.metadata ?? {},
  };
}
