import type Stripe from 'stripe';

import { SECOND_MS } from '#core/domain/durations.js';
import { isStorableText } from '#core/domain/rules.js';

import { idOf } from '../stripe/subscription-state.js';

/** Returns whether a signed message has the fields of an event that this code reads. */
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

/** The customer and the metadata that an event contains. */
export interface EventTarget {
  customerId: string | null;
  metadata: Stripe.Metadata;
}

/** The fields that the objects of events have in common. Each object lacks some of them. */
interface Named {
  object: string;
  id?: string;
  customer?: string | { id: string } | null;
  metadata?: Stripe.Metadata | null;
}

/** The customer that the object of an event belongs to, or is, and its metadata. */
export function targetOf(event: Stripe.Event): EventTarget {
  const { object, previous_attributes: before } = event.data as {
    object: Named;
    previous_attributes?: Named;
  };
  // A detached card no longer has a customer.
  const customer = object.object === 'customer' ? object.id : (object.customer ?? before?.customer);
  return {
    customerId: customer === undefined || customer === null ? null : idOf(customer),
    metadata: object.metadata ?? {},
  };
}
