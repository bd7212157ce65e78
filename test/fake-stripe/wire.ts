import type Stripe from 'stripe';

type Same<A, B> = (<G>() => G extends A ? 1 : 2) extends <G>() => G extends B ? 1 : 2 ? true : false;

/** Whether any string is allowed, as it is in a field that names another object or holds it. */
type NamesAnother<T> = true extends (T extends string ? Same<T, string> : never) ? true : false;

/** A field that may hold another object only names it: what is asked for in full is put in when it is answered. */
type Field<T> = NamesAnother<T> extends true ? Wire<Exclude<T, object>> : Wire<T>;

/**
 * One of the SDK's types as it travels: enumerations without the door they leave open for values of next year, decimals
 * as text, references as ids. The compiler holds every answer of the fake against it.
 */
export type Wire<T> = T extends string
  ? string extends T
    ? Same<T, string> extends true
      ? T
      : never
    : T
  : T extends number | boolean | null | undefined | void
    ? T
    : T extends { toFixed(...digits: never[]): string; toJSON(): string }
      ? string
      : T extends (infer U)[]
        ? Field<U>[]
        : T extends object
          ? { [K in keyof T]: Field<T[K]> }
          : T;

export type Customer = Wire<Stripe.Customer>;
export type Price = Wire<Stripe.Price>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type Invoice = Wire<Stripe.Invoice>;
export type Subscription = Wire<Stripe.Subscription>;
export type Schedule = Wire<Stripe.SubscriptionSchedule>;
export type Phase = Wire<Stripe.SubscriptionSchedule.Phase>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** Which object each kind of event tells of. */
export interface Told {
  'customer.created': Customer;
  'customer.updated': Customer;
  'customer.deleted': Customer;
  'customer.subscription.created': Subscription;
  'customer.subscription.updated': Subscription;
  'customer.subscription.deleted': Subscription;
  'invoice.created': Invoice;
  'invoice.finalized': Invoice;
  'invoice.paid': Invoice;
  'invoice.payment_failed': Invoice;
  'invoice.payment_action_required': Invoice;
  'invoice.voided': Invoice;
  'payment_intent.created': PaymentIntent;
  'payment_intent.succeeded': PaymentIntent;
  'payment_intent.payment_failed': PaymentIntent;
  'payment_intent.canceled': PaymentIntent;
  'payment_method.attached': PaymentMethod;
  'payment_method.detached': PaymentMethod;
  'setup_intent.created': SetupIntent;
  'setup_intent.succeeded': SetupIntent;
  'setup_intent.setup_failed': SetupIntent;
  'subscription_schedule.created': Schedule;
  'subscription_schedule.updated': Schedule;
  'subscription_schedule.released': Schedule;
  'subscription_schedule.completed': Schedule;
}

export type EventType = keyof Told & Stripe.Event['type'];

/** An event as it is kept, listed and delivered. */
export type FakeEvent = Omit<Wire<Stripe.EventBase>, 'data' | 'type'> & {
  type: EventType;
  data: { object: Told[EventType]; previous_attributes?: object };
};
