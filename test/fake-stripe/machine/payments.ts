import { CARDS, cardByNumber } from '../cards.js';
import type { Card } from '../cards.js';
import { declined, invalid, known } from '../failure.js';
import { newPaymentMethod } from '../objects/people.js';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../wire.js';
import type { World } from '../world.js';

/** Returns a payment method from the token or the number of a test card, or an existing one. */
export function methodFor(world: World, given: { token?: string; number?: string }): PaymentMethod {
  const saved = given.token === undefined ? undefined : world.methods.get(given.token);
  if (saved !== undefined) return saved;
  const card = given.token === undefined ? cardByNumber(given.number ?? '') : CARDS[given.token];
  if (card === undefined) throw invalid('Your card number is invalid.', 'incorrect_number', 'number');
  const method = newPaymentMethod(world, card);
  world.methods.set(method.id, method);
  return method;
}

export const cardOf = (method: PaymentMethod): Card =>
  known(
    new Map(Object.values(CARDS).map((card) => [card.number, card])),
    'card',
    method.card?.fingerprint ?? '',
  );

export function attach(world: World, method: PaymentMethod, customer: string | null): void {
  if (method.customer === customer) return;
  method.customer = customer;
  world.emit('payment_method.attached', method);
}

/** The subscription that an invoice is of, and the payment that it waits for. */
export const subscriptionOf = (world: World, invoice: Invoice): Subscription =>
  known(world.subscriptions, 'subscription', invoice.parent?.subscription_details?.subscription ?? '');

export class Payments {
  /** By invoice: the secret of a payment names it, and nothing else does. */
  private readonly invoiceOf = new Map<string, string>();

  constructor(
    private readonly world: World,
    private readonly paid: (invoice: Invoice, method: PaymentMethod) => void,
  ) {}

  open(payment: PaymentIntent, invoice: Invoice): void {
    this.world.payments.set(payment.id, payment);
    this.invoiceOf.set(payment.id, invoice.id);
    this.world.emit('payment_intent.created', payment);
  }

  of(invoice: Invoice): PaymentIntent | undefined {
    const [payment] = [...this.invoiceOf].find(([, id]) => id === invoice.id) ?? [];
    return payment === undefined ? undefined : this.world.payments.get(payment);
  }

  /** Somebody pays with their eyes on the screen. */
  confirm(payment: PaymentIntent, method: PaymentMethod, returnUrl: string | null): PaymentIntent {
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(payment.status))
      throw invalid(`This PaymentIntent's status is ${payment.status}.`, 'payment_intent_unexpected_state');
    payment.payment_method = method.id;
    switch (cardOf(method).attended) {
      case 'pays':
        return this.succeed(payment);
      case 'takes time':
        payment.status = 'processing';
        return payment;
      case 'declines':
        this.fail(payment);
        throw declined('generic_decline', { payment_intent: payment });
      case 'asks':
      case 'fails on return':
        return this.askFor(payment, returnUrl);
    }
  }

  /** The payer has said yes or no to their bank, or a payment that takes time has come to its end. */
  settle(payment: PaymentIntent, isGood: boolean): PaymentIntent {
    const method = known(this.world.methods, 'payment_method', payment.payment_method ?? '');
    const isLost = cardOf(method).attended === 'fails on return';
    return isGood && !isLost ? this.succeed(payment) : this.fail(payment);
  }

  cancel(payment: PaymentIntent | undefined): void {
    if (payment === undefined || payment.status === 'succeeded' || payment.status === 'canceled') return;
    payment.status = 'canceled';
    payment.canceled_at = this.world.now();
    this.world.emit('payment_intent.canceled', payment);
  }

  succeed(payment: PaymentIntent): PaymentIntent {
    const method = known(this.world.methods, 'payment_method', payment.payment_method ?? '');
    Object.assign(payment, {
      status: 'succeeded',
      next_action: null,
      last_payment_error: null,
      amount_received: payment.amount,
    } satisfies Partial<PaymentIntent>);
    attach(this.world, method, payment.customer);
    this.world.emit('payment_intent.succeeded', payment);
    this.paid(known(this.world.invoices, 'invoice', this.invoiceOf.get(payment.id) ?? ''), method);
    return payment;
  }

  fail(payment: PaymentIntent): PaymentIntent {
    Object.assign(payment, {
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      last_payment_error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      },
    } satisfies Partial<PaymentIntent>);
    this.world.emit('payment_intent.payment_failed', payment);
    return payment;
  }

  private askFor(payment: PaymentIntent, returnUrl: string | null): PaymentIntent {
    payment.status = 'requires_action';
    payment.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl, url: `/_fake/authenticate/${payment.id}` },
    };
    const invoice = this.world.invoices.get(this.invoiceOf.get(payment.id) ?? '');
    if (invoice !== undefined) this.world.emit('invoice.payment_action_required', invoice);
    return payment;
  }
}
