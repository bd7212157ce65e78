import type Stripe from 'stripe';

import { idOf } from './subscription-state.js';

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
