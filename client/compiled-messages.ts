import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Builds ship parsed messages without the ICU parser, which is larger than what parsing adds to the messages. */
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
    filter: { id: /\/i18n\/\w+-\w+\.json$/ },
    handler: (json) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(json) as Record<string, string>).map(([id, message]) => [
            id,
            parse(message),
          ]),
        ),
      ),
  },
});
