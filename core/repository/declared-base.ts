import { tagOfCode } from './code-tag.js';
import type { Entry } from './walk.js';
import { isTestData } from './words.js';

/** A setting of a repository that names the language its texts are written in. */
export interface DeclaredBase {
  readonly path: string;
  /** The name of the setting: `developmentRegion`. */
  readonly setting: string;
  readonly tag: string;
}

interface Setting {
  readonly file: RegExp;
  readonly name: string;
  /** The code in its first group. */
  readonly value: RegExp;
}

const SETTINGS: readonly Setting[] = [
  setting(/\.xcodeproj\/project\.pbxproj$/, 'developmentRegion', /developmentRegion = "?([\w-]+)"?;/),
  setting(/(?:^|\/)Package\.swift$/, 'defaultLocalization', /defaultLocalization:\s*"([\w-]+)"/),
  setting(/(?:^|\/)manifest\.json$/, 'default_locale', /"default_locale"\s*:\s*"([\w-]+)"/),
  setting(
    /(?:^|\/)l10n\.yaml$/,
    'template-arb-file',
    /^template-arb-file:\s*["']?\S*?_([a-z]{2,3}(?:_\w+)?)\.arb/m,
  ),
  setting(/\/res\/resources\.properties$/, 'unqualifiedResLocale', /^unqualifiedResLocale=([\w-]+)/m),
  setting(/\.csproj$|(?:^|\/)Directory\.Build\.props$/, 'NeutralLanguage', /<NeutralLanguage>([\w-]+)</),
  setting(
    /(?:^|\/)config\/application\.rb$/,
    'default_locale',
    /^[^#\n]*i18n\.default_locale\s*=\s*[:"']+([\w-]+)/m,
  ),
  setting(/\/settings(?:\/\w+)?\.py$/, 'LANGUAGE_CODE', /^LANGUAGE_CODE\s*=\s*["']([\w-]+)["']/m),
  setting(/(?:^|\/)angular\.json$/, 'sourceLocale', /"sourceLocale"\s*:\s*(?:\{\s*"code"\s*:\s*)?"([\w-]+)"/),
  setting(/(?:^|\/)lingui\.config\.[cm]?[jt]s$/, 'sourceLocale', /sourceLocale:\s*["']([\w-]+)["']/),
];

function setting(file: RegExp, name: string, value: RegExp): Setting {
  return { file, name, value };
}

/** How much of a file of settings is read, in bytes: projects of Xcode are large. */
const MOST_BYTES = 4_000_000;

/** Repositories of many modules repeat their settings. */
const MOST_FILES = 20;

/**
 * The settings that name the base language, those of the root first.
 *
 * @param read the beginning of a file as text
 */
export async function declaredBases(
  entries: readonly Entry[],
  read: (path: string, most: number) => Promise<string>,
): Promise<DeclaredBase[]> {
  const files = entries
    .flatMap(({ path }) => SETTINGS.filter(({ file }) => file.test(path)).map((one) => ({ path, one })))
    .sort((a, b) => rankOf(a.path) - rankOf(b.path))
    .slice(0, MOST_FILES);
  const found = await Promise.all(
    files.map(async ({ path, one }): Promise<DeclaredBase[]> => {
      const code = one.value.exec(await read(path, MOST_BYTES))?.[1];
      const tag = code === undefined ? null : tagOfCode(code);
      return tag === null ? [] : [{ path, setting: one.name, tag }];
    }),
  );
  return found.flat();
}

/** By depth, tests last. */
const rankOf = (path: string): number => path.split('/').length + (isTestData(path) ? 1_000 : 0);
