import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A build ships the messages parsed, without the parser of ICU messages, which would be larger than what they grow by. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  transform: {
    filter: { id: /\/i18n\/\w+\.json$/ },
    handler(json) {
      const messages = JSON.parse(json) as Record<string, string>;
      return JSON.stringify(
        Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, parse(message)])),
      );
    },
  },
});
