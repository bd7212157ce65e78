import { checkText } from '#core/checks/rules/check-text.js';
import { DEFAULT_SEVERITIES } from '#core/checks/severities.js';

import { en } from '../../testing/messages.js';
import { findingMessage } from './finding-message.js';

const messagesOf = (source: string, text: string, maxLength: number | null = null): string[] =>
  checkText(
    {
      target: { text, tag: 'fr' },
      source: { tag: 'en', forms: [[null, source]] },
      quantity: null,
      otherForms: [],
      maxLength,
      placeholders: 'any',
    },
    { ...DEFAULT_SEVERITIES, same: 'hint' },
  ).map((finding) => en[findingMessage(finding)]);

describe('the message of a finding', () => {
  it.each([
    ['{n} bikes', 'Vélos', '{list} {count, plural, one {is} other {are}} missing'],
    ['Bikes', '{n} vélos', '{list} {count, plural, one {is} other {are}} not in the source'],
    ['%d bikes', '%s vélos', '{list} has another type or position in the source'],
    [
      '{n, plural, one {#} other {#}}',
      '{n, plural, one {# other {#}}',
      'The message can’t be read: {detail}',
    ],
    [
      '{g, select, a {x} b {y} other {z}}',
      '{g, select, a {x} other {z}}',
      '{count, plural, one {The branch {detail} is missing} other {The branches {detail} are missing}}',
    ],
    ['<b>Bikes</b>', 'Vélos', '{tag} is missing'],
    ['Bikes', '<b>Vélos</b>', '{tag} isn’t in the source'],
    ['<b>Bikes</b>', '<b>Vélos', '{tag} isn’t closed'],
    ['Bikes', ' Vélos', 'Space at the start or the end'],
    ['Bikes ', 'Vélos', 'No space at the start or the end, unlike the source'],
    ['My bikes', 'Mes  vélos', 'Two spaces in a row'],
    ['Here are the bikes.', 'Voici les vélos', 'Ends without a full stop'],
    ['Are the bikes here?', 'Les vélos sont là', 'Ends without a question mark'],
    ['Here are the bikes:', 'Voici les vélos', 'Ends without a colon'],
    ['Here are the bikes!', 'Voici les vélos', 'Ends without an exclamation mark'],
    ['Loading the bikes…', 'Chargement des vélos', 'Ends without an ellipsis'],
    ['Here are the bikes', 'Voici tous les vélos.', 'Ends with “{mark}”, unlike the source'],
    ['Bikes', 'vélos', 'The first letter is upper case in the source'],
    ['bikes', 'Vélos', 'The first letter is lower case in the source'],
    ['Metro', 'Metro', 'Same as the source'],
  ])('%j as %j: %s', (source, text, message) => {
    expect(messagesOf(source, text)).toContain(message);
  });

  it.each(['tags', 'end', 'capital', 'spaces'] as const)(
    'is the name of the check for a kind that has no words: %s',
    (check) => {
      const name = findingMessage({ check, at: [0, 1], args: { kind: 'of tomorrow' } });
      expect(name).toBe(`check.${check}`);
      expect(en).toHaveProperty([name]);
    },
  );
});
