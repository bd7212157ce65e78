import { areEnglish, areTexts } from './text-names.js';

describe('the names of keys', () => {
  it.each([
    ['sentences', ['Sign in', 'The file could not be read.', 'Save'], true],
    ['words of an interface', ['Settings', 'Cancel', 'Save:'], true],
    ['words in another script', ['Настройки', 'Войти в систему'], true],
    ['symbols of any style', ['sign_in', 'error.notFound', 'HOME_TITLE', 'loginTitle', 'login-title'], false],
    ['as many symbols as texts', ['sign_in', 'Sign in'], false],
    ['nothing', [], false],
  ])('are texts if most are: %s', (_, names, expected) => expect(areTexts(names)).toBe(expected));

  it.each([
    ['English', ['Sign in', 'The file could not be read.', 'Delete all files', 'You have new mail'], true],
    ['German', ['Bitte melden Sie sich an.', 'Die Datei ist nicht lesbar.'], false],
    ['French', ['Le fichier n’est pas lisible.', 'Vous avez un message'], false],
    ['Italian', ['Il file non è leggibile', 'Hai un nuovo messaggio'], false],
    ['too short to tell', ['Sign in', 'Save'], false],
  ])('are English if their words say so: %s', (_, texts, expected) =>
    expect(areEnglish(texts)).toBe(expected),
  );
});
