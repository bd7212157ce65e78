/*
 * What a page takes for Stripe.js: a form for a card, the two confirmations, and the bank that asks. It talks to the
 * fake under the address it stands in for, so that pages, their headers and their scripts stay as they ship.
 */
(() => {
  const { document, fetch, location, URL, URLSearchParams } = globalThis;
  const script = new URL(document.currentScript.src);
  const api = script.origin === 'https://js.stripe.com' ? 'https://api.stripe.com' : script.origin;

  const call = async (key, path, body) => {
    const reply = await fetch(api + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: body === undefined ? undefined : new URLSearchParams(body),
    });
    return reply.json();
  };

  const make = (tag, attributes = {}, text = '') => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  };

  const idOf = (secret) => secret.replace(/_secret_.*/, '');
  const kindOf = (secret) => (secret.startsWith('seti_') ? 'setup_intent' : 'payment_intent');

  /** The form: one field, and room for the bank's question. */
  class PaymentElement {
    listeners = {};
    box = make('div', { class: 'fake-stripe' });
    number = make('input', {
      name: 'number',
      inputmode: 'numeric',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      'aria-label': 'Card number',
    });

    mount(place) {
      const node = typeof place === 'string' ? document.querySelector(place) : place;
      this.box.replaceChildren(this.number);
      node.replaceChildren(this.box);
      // As wide and high as the real one; by the object, which the policy of the page allows.
      Object.assign(this.number.style, {
        boxSizing: 'border-box',
        width: '100%',
        height: '44px',
        padding: '0 12px',
        font: 'inherit',
        border: '1px solid #c8ccd8',
        borderRadius: '6px',
      });
      this.number.addEventListener('input', () => {
        this.tell('change', {
          elementType: 'payment',
          complete: this.isComplete(),
          empty: this.digits() === '',
        });
      });
      globalThis.setTimeout(() => this.tell('ready', { elementType: 'payment' }));
    }

    digits = () => this.number.value.replaceAll(/\s/g, '');
    isComplete = () => this.digits().length >= 14;

    /** The bank's question, in place of the form; answers yes or no. */
    ask() {
      const [yes, no] = [
        make('button', { type: 'button' }, 'Complete'),
        make('button', { type: 'button' }, 'Fail'),
      ];
      this.box.replaceChildren(make('p', {}, '3-D Secure: does the bank agree?'), yes, no);
      return new Promise((resolve) => {
        yes.addEventListener('click', () => resolve(true));
        no.addEventListener('click', () => resolve(false));
      }).finally(() => this.box.replaceChildren(this.number));
    }

    on(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      return this;
    }
    once = this.on;
    off(name, listener) {
      this.listeners[name] = (this.listeners[name] ?? []).filter((one) => one !== listener);
      return this;
    }
    tell(name, event) {
      for (const listener of this.listeners[name] ?? []) listener(event);
    }
    unmount() {
      this.box.remove();
    }
    destroy() {
      this.unmount();
    }
    update() {}
    focus() {
      this.number.focus();
    }
    blur() {}
    clear() {
      this.number.value = '';
    }
    collapse() {}
  }

  const incomplete = {
    error: {
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    },
  };

  const elementsFor = ({ clientSecret }) => {
    let element = null;
    return {
      clientSecret,
      create: () => (element = new PaymentElement()),
      getElement: () => element,
      element: () => element,
      update() {},
      fetchUpdates: async () => ({}),
      submit: async () => (element?.isComplete() ? {} : incomplete),
    };
  };

  function Stripe(key) {
    /** Confirms, asks the bank if it must be, and goes where the page wants to hear of it; or says why not. */
    const confirm = async ({
      elements,
      clientSecret = elements.clientSecret,
      confirmParams = {},
      redirect,
    }) => {
      const element = elements.getElement();
      if (!element?.isComplete()) return incomplete;
      const kind = kindOf(clientSecret);
      const path = `/v1/${kind}s/${idOf(clientSecret)}/confirm`;
      const returnUrl = confirmParams.return_url ?? location.href;
      let intent = await call(key, path, {
        client_secret: clientSecret,
        return_url: returnUrl,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': element.digits(),
      });
      if (intent.error) return { error: intent.error };
      const isLostOnReturn = element.digits() === '4999990000000002';
      if (intent.status === 'requires_action') {
        const ok = await element.ask();
        await fetch(`${api}/_fake/settle`, { method: 'POST', body: JSON.stringify({ id: intent.id, ok }) });
        intent = await call(key, `/v1/${kind}s/${intent.id}?client_secret=${clientSecret}`);
      }
      if (intent.status === 'requires_payment_method' && !isLostOnReturn)
        return {
          error: {
            type: 'invalid_request_error',
            code: `${kind}_authentication_failure`,
            message:
              'We are unable to authenticate your payment method. Please choose a different one and try again.',
          },
        };
      if (redirect === 'if_required')
        return { [kind === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: intent };
      const status = { succeeded: 'succeeded', processing: 'pending' }[intent.status] ?? 'failed';
      const target = new URL(returnUrl);
      target.searchParams.set(kind, intent.id);
      target.searchParams.set(`${kind}_client_secret`, clientSecret);
      target.searchParams.set('redirect_status', status);
      location.assign(target.href);
      return new Promise(() => {});
    };

    const retrieve = (name) => async (clientSecret) => {
      const path = `/v1/${kindOf(clientSecret)}s/${idOf(clientSecret)}?client_secret=${clientSecret}`;
      const intent = await call(key, path);
      return intent.error ? { error: intent.error } : { [name]: intent };
    };

    const notHere = async () => ({
      error: { type: 'invalid_request_error', message: 'The fake cannot do this.' },
    });
    return {
      elements: elementsFor,
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve('paymentIntent'),
      retrieveSetupIntent: retrieve('setupIntent'),
      // The React bindings only take an object for Stripe's that has these.
      createToken: notHere,
      createPaymentMethod: notHere,
      confirmCardPayment: notHere,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }

  Stripe.version = 'endive';
  globalThis.Stripe = Stripe;
})();
