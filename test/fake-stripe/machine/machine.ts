import { invalid, known } from '../failure.js';
import { newInvoice } from '../objects/invoice.js';
import { newPaymentIntent, newSetupIntent } from '../objects/intents.js';
import { itemOf, newSubscription, periodEnd } from '../objects/subscription.js';
import type { SubscriptionWishes } from '../objects/subscription.js';
import type { Invoice, PaymentMethod, Subscription } from '../wire.js';
import type { World } from '../world.js';
import { cardOf, Payments, subscriptionOf } from './payments.js';
import { Schedules } from './schedules.js';
import { Setups } from './setups.js';

const DAY = 86_400;

/** Days after which a renewal that failed is tried again; after the last try the subscription ends. */
const RETRIES = [3, 5, 7];

/** How subscriptions live: what is paid, what is not, and what ends. */
export class Machine {
  readonly payments: Payments;
  readonly setups: Setups;
  readonly schedules: Schedules;

  constructor(private readonly world: World) {
    this.payments = new Payments(world, (invoice, method) => this.invoicePaid(invoice, method));
    this.setups = new Setups(world);
    this.schedules = new Schedules(world);
  }

  create(wishes: SubscriptionWishes): Subscription {
    const subscription = newSubscription(this.world, wishes);
    this.world.subscriptions.set(subscription.id, subscription);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    const invoice = this.bill(subscription, { reason: 'subscription_create', start, end });
    this.world.emit('customer.subscription.created', subscription);
    if (invoice.amount_due === 0) {
      this.settleInvoice(invoice);
      this.askForCard(subscription);
    }
    return subscription;
  }

  /** Nothing is due yet; without a card, one is requested for later payments. */
  private askForCard(subscription: Subscription): void {
    const customer = known(this.world.customers, 'customer', String(subscription.customer));
    if (customer.invoice_settings.default_payment_method !== null) return;
    const setup = newSetupIntent(this.world, customer, {});
    this.world.setups.set(setup.id, setup);
    subscription.pending_setup_intent = setup.id;
  }

  /** Ends now. */
  end(subscription: Subscription, status: 'canceled' | 'incomplete_expired' = 'canceled'): Subscription {
    if (isOver(subscription))
      throw invalid(`No such subscription: '${subscription.id}'`, 'resource_missing', 'id');
    const wasIncomplete = subscription.status === 'incomplete';
    Object.assign(subscription, {
      status,
      ended_at: this.world.now(),
      canceled_at: this.world.now(),
      schedule: null,
    } satisfies Partial<Subscription>);
    if (wasIncomplete) this.voidLatest(subscription);
    this.world.emit(
      status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      subscription,
    );
    return subscription;
  }

  changed(subscription: Subscription): Subscription {
    this.world.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  void(invoice: Invoice): Invoice {
    if (invoice.status !== 'open')
      throw invalid(`You can only void an open invoice, not a ${invoice.status} one.`);
    invoice.status = 'void';
    invoice.status_transitions.voided_at = this.world.now();
    this.payments.cancel(this.payments.of(invoice));
    this.world.emit('invoice.voided', invoice);
    return invoice;
  }

  /** Charges an open invoice to a card whose owner does not look on. */
  charge(invoice: Invoice, method: PaymentMethod | null): boolean {
    const payment = this.payments.of(invoice);
    if (payment === undefined) throw invalid('This invoice has no payment.');
    invoice.attempt_count += 1;
    invoice.attempted = true;
    const card = method === null ? null : cardOf(method);
    if (method !== null && card?.renews === true && ['pays', 'asks'].includes(card.attended)) {
      payment.payment_method = method.id;
      this.payments.succeed(payment);
      return true;
    }
    this.payments.fail(payment);
    this.chargeFailed(invoice);
    return false;
  }

  /** Does what is due at this second. */
  tick(subscription: Subscription): void {
    if (subscription.status === 'incomplete') this.end(subscription, 'incomplete_expired');
    else if (subscription.status === 'past_due') this.retry(subscription);
    else this.endPeriod(subscription);
  }

  /** When a subscription needs looking after next; never, once it is over. */
  nextTick(subscription: Subscription): number {
    if (isOver(subscription)) return Infinity;
    if (subscription.status === 'incomplete') return subscription.created + 23 * 3_600;
    if (subscription.status !== 'past_due')
      return Math.min(itemOf(subscription).current_period_end, subscription.cancel_at ?? Infinity);
    const invoice = this.world.invoices.get(subscription.latest_invoice ?? '');
    return invoice?.next_payment_attempt ?? Infinity;
  }

  private endPeriod(subscription: Subscription): void {
    const item = itemOf(subscription);
    const isCancelled = subscription.cancel_at !== null && subscription.cancel_at <= this.world.now();
    if (subscription.cancel_at_period_end || isCancelled) {
      this.end(subscription);
      return;
    }
    this.schedules.turn(subscription, item.current_period_end);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(item.current_period_start, item.price);
    const { current_period_start: start, current_period_end: end } = item;
    const invoice = this.bill(subscription, { reason: 'subscription_cycle', start, end });
    this.changed(subscription);
    this.charge(invoice, this.methodOf(subscription));
  }

  private retry(subscription: Subscription): void {
    const invoice = known(this.world.invoices, 'invoice', subscription.latest_invoice ?? '');
    this.charge(invoice, this.methodOf(subscription));
  }

  private methodOf(subscription: Subscription): PaymentMethod | null {
    const customer = this.world.customers.get(subscription.customer);
    const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
    return this.world.methods.get(id ?? '') ?? null;
  }

  private bill(
    subscription: Subscription,
    period: { reason: 'subscription_create' | 'subscription_cycle'; start: number; end: number },
  ): Invoice {
    const invoice = newInvoice(this.world, { subscription, price: itemOf(subscription).price, ...period });
    this.world.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    this.world.emit('invoice.created', invoice);
    this.world.emit('invoice.finalized', invoice);
    if (invoice.amount_due > 0) this.payments.open(newPaymentIntent(this.world, invoice), invoice);
    return invoice;
  }

  private invoicePaid(invoice: Invoice, method: PaymentMethod): void {
    const subscription = subscriptionOf(this.world, invoice);
    if (subscription.status === 'incomplete') subscription.default_payment_method = method.id;
    this.settleInvoice(invoice);
  }

  private settleInvoice(invoice: Invoice): void {
    const subscription = subscriptionOf(this.world, invoice);
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      next_payment_attempt: null,
      attempted: true,
    } satisfies Partial<Invoice>);
    invoice.status_transitions.paid_at = this.world.now();
    this.world.emit('invoice.paid', invoice);
    if (subscription.status === 'active') return;
    subscription.status = 'active';
    this.changed(subscription);
  }

  private chargeFailed(invoice: Invoice): void {
    const subscription = subscriptionOf(this.world, invoice);
    const wait = RETRIES[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : this.world.now() + wait * DAY;
    this.world.emit('invoice.payment_failed', invoice);
    if (wait === undefined) {
      this.end(subscription);
    } else if (subscription.status !== 'past_due') {
      subscription.status = 'past_due';
      this.changed(subscription);
    }
  }

  private voidLatest(subscription: Subscription): void {
    const invoice = this.world.invoices.get(subscription.latest_invoice ?? '');
    if (invoice?.status === 'open') this.void(invoice);
  }
}

export const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';
