import { OPERATIONS } from '../support/openapi.js';

const MOST_WORDS = 10;

/** The verbs of summaries. Add one only if no other fits. */
const VERBS = [
  'Accepts',
  'Archives',
  'Cancels',
  'Changes',
  'Checks',
  'Confirms',
  'Creates',
  'Declines',
  'Deletes',
  'Ends',
  'Exchanges',
  'Ignores',
  'Imports',
  'Invites',
  'Lists',
  'Receives',
  'Registers',
  'Removes',
  'Renames',
  'Restores',
  'Returns',
  'Reverts',
  'Revokes',
  'Sends',
  'Sets',
  'Starts',
  'Switches',
  'Updates',
  'Verifies',
  'Withdraws',
];

describe('a summary of the API', () => {
  it.each(OPERATIONS.map(({ operationId, summary }) => [operationId, summary] as const))(
    'of %s begins with a verb and is one short phrase: %s',
    (_name, summary) => {
      const words = summary.split(/\s+/);
      expect(VERBS).toContain(words[0]);
      expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
      expect(summary).not.toMatch(/[.;:]/);
    },
  );

  it('has no verb on its list that no call needs', () => {
    const used = new Set(OPERATIONS.map(({ summary }) => summary.split(' ')[0]));
    expect(VERBS.filter((verb) => !used.has(verb))).toEqual([]);
  });
});
