import type { MessageId } from './messages.js';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en' | 'fr';
    }
  }
}
