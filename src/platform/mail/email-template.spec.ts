import { mailOf } from './email-template.js';

const TEMPLATE = {
  subject: 'A & B',
  opening: 'You <asked>.',
  action: 'Go "there"',
  link: 'https://motley.example/x?a=1&b=2',
  closing: 'Bye.',
  usefulFor: 1_000,
};

describe('an email', () => {
  it('is plain text with the link in full', () => {
    expect(mailOf('anna@example.com', TEMPLATE)).toMatchObject({
      to: 'anna@example.com',
      subject: 'A & B',
      usefulFor: 1_000,
      text: 'You <asked>.\n\nGo "there"\nhttps://motley.example/x?a=1&b=2\n\nBye.\n',
    });
  });

  it('is HTML in which no text is markup', () => {
    expect(mailOf('anna@example.com', TEMPLATE).html).toBe(
      [
        '<p>You &lt;asked&gt;.</p>',
        '<p><a href="https://motley.example/x?a=1&amp;b=2">Go &quot;there&quot;</a></p>',
        '<p>Bye.</p>',
      ].join('\n'),
    );
  });
});
