import { declined, invalid, known } from '../failure.js';
import type { PaymentMethod, SetupIntent } from '../wire.js';
import type { World } from '../world.js';
import { attach, cardOf } from './payments.js';

/** Taking a card down, without paying. */
export class Setups {
  constructor(private readonly world: World) {}

  confirm(setup: SetupIntent, method: PaymentMethod, returnUrl: string | null): SetupIntent {
    if (setup.status !== 'requires_payment_method' && setup.status !== 'requires_action')
      throw invalid(`This SetupIntent's status is ${setup.status}.`, 'setup_intent_unexpected_state');
    setup.payment_method = method.id;
    switch (cardOf(method).attended) {
      case 'pays':
        return this.succeed(setup);
      case 'takes time':
        setup.status = 'processing';
        return setup;
      case 'declines':
        this.fail(setup);
        throw declined('generic_decline', { setup_intent: setup });
      case 'asks':
      case 'fails on return':
        setup.status = 'requires_action';
        setup.next_action = {
          type: 'redirect_to_url',
          redirect_to_url: { return_url: returnUrl, url: `/_fake/authenticate/${setup.id}` },
        };
        return setup;
    }
  }

  settle(setup: SetupIntent, isGood: boolean): SetupIntent {
    const method = known(this.world.methods, 'payment_method', setup.payment_method ?? '');
    const isLost = cardOf(method).attended === 'fails on return';
    return isGood && !isLost ? this.succeed(setup) : this.fail(setup);
  }

  private succeed(setup: SetupIntent): SetupIntent {
    const method = known(this.world.methods, 'payment_method', setup.payment_method ?? '');
    attach(this.world, method, setup.customer);
    setup.status = 'succeeded';
    setup.next_action = null;
    this.world.emit('setup_intent.succeeded', setup);
    return setup;
  }

  private fail(setup: SetupIntent): SetupIntent {
    Object.assign(setup, {
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      last_setup_error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
    } satisfies Partial<SetupIntent>);
    this.world.emit('setup_intent.setup_failed', setup);
    return setup;
  }
}
