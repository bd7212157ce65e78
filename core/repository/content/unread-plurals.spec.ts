import { TestRepository } from './testing-repository.js';

const file = 'config/locales/{language}.yml';
const path = (language: string): string => `config/locales/${language}.yml`;
const yaml = (language: string, ...lines: string[]) => ({
  [path(language)]: {
    file,
    language,
    text: `${language}:\n  models:\n${lines.map((line) => `    ${line}\n`).join('')}`,
  },
});

const MAPPING = ['payment:', '  one: Платба', '  other: Платби'];
const WITH_COMMENT = ['payment: # of an order', '  one: Платба # one', '  other: Платби'];
const IN_BRACKETS = ['payment: { one: Платба, other: Платби }'];
const PLAIN = 'payment: Payment';
const PLURAL = ['payment:', '  zero: No payments', '  one: Payment', '  other: Payments'];

describe('a mapping that is no plural in strict mode', () => {
  const repositoryOf = (base: readonly string[], ...mapping: string[]) => {
    const repository = new TestRepository({}, 'strict');
    const documents = { ...yaml('bg', 'ok: Да', ...mapping, 'end: Край'), ...yaml('en', 'ok: OK', ...base) };
    repository.addTogether(documents, 'en');
    const written = () => repository.written({ sourceLanguageId: repository.idOf('en') });
    return { documents, repository, written };
  };

  it.each([[MAPPING], [WITH_COMMENT], [IN_BRACKETS]])('comes back as it was: %j', (mapping) => {
    const { documents, written } = repositoryOf([PLAIN], ...mapping);
    expect(written()[path('bg')]).toBe(documents[path('bg')]?.text);
  });

  it.each([[MAPPING], [WITH_COMMENT], [IN_BRACKETS]])('gives way to a text of its key: %j', (mapping) => {
    const { repository, written } = repositoryOf([PLAIN], ...mapping);
    repository.project.write('bg', 'payment', null, 'Плащане');
    expect(written()[path('bg')]).toBe('bg:\n  models:\n    ok: Да\n    payment: Плащане\n    end: Край\n');
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('gives way in a new language, of which the document is made after it', () => {
    const repository = new TestRepository({}, 'strict');
    repository.addTogether({ ...yaml('bg', 'ok: Да', ...MAPPING), ...yaml('en', 'ok: OK', PLAIN) }, 'bg');
    repository.project.translate('it', 'payment', 'Pagamento');
    expect(repository.written()[path('it')]).toBe('it:\n  models:\n    payment: Pagamento\n');
  });

  it('gives way to a plural of its key', () => {
    const { repository, written } = repositoryOf(PLURAL, ...MAPPING);
    for (const form of ['zero', 'one', 'other'])
      repository.project.write('bg', 'payment', form, `${form} bg`);
    expect(written()[path('bg')]).toContain(
      '\n    payment:\n      zero: zero bg\n      one: one bg\n      other: other bg\n',
    );
    expect(written()[path('bg')]).not.toMatch(/payment_2|Платба/);
  });
});
