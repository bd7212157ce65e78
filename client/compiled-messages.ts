import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

import { partOf } from './message-parts.js';

/**
 * A build ships the messages parsed, without the parser of ICU messages, which would be larger than what they grow by.
 * A catalogue contains those of the login, with `?editor` those of the editor, and with `?rest` all others.
 */
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
    filter: { id: /\/i18n\/\w+\.json(\?(editor|rest))?$/ },
    handler(json, id) {
      const messages = JSON.parse(json) as Record<string, string>;
      const [, part = 'login'] = id.split('?');
      const compiled = JSON.stringify(
        Object.fromEntries(
          Object.entries(messages)
            .filter(([name]) => partOf(name) === part)
            .map(([name, message]) => [name, parse(message)]),
        ),
      );
      // With a query it is no file of JSON any more.
      return part === 'login' ? compiled : { code: `export default ${compiled}`, moduleType: 'js' };
    },
  },
});
