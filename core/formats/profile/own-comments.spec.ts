import { runSteps } from '../../steps.js';
import { withOwnComments } from '../index.js';
import { keepText } from './testing-profile.js';

const profileOf = (name: string, text: string) => {
  const [file] = keepText(name, text).profile.files;
  if (!file) throw new Error('No file');
  return file;
};

const XML = '<resources>\n<!-- The first page. -->\n<string name="a">A</string></resources>';

describe('the comment of a file', () => {
  const file = profileOf('strings.xml', XML);
  const comments = (descriptions: (string | null)[]) =>
    runSteps(withOwnComments(file, descriptions)).parts.filter(
      (part) => typeof part === 'object' && 'comment' in part,
    );

  it('stands for the description of its key if both say the same', () => {
    expect(comments(['The first page.'])).toEqual([
      { comment: expect.stringContaining('page') as string, of: 0 },
    ]);
  });

  it.each([['The second page.'], [''], [null]])(
    'stands for itself if the description is %j',
    (description) => {
      expect(comments([description])).toEqual([]);
      const { parts } = runSteps(withOwnComments(file, [description]));
      expect(parts.some((part) => typeof part === 'string' && part.includes('The first page.'))).toBe(true);
    },
  );
});
