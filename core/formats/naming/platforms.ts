import { androidName } from './android-name.js';
import { dartName } from './dart-name.js';
import { fluentName } from './fluent-name.js';
import type { ImportReason } from '../text/import-warning.js';
import { xmlText } from '../xml/write.js';

export interface PlatformRules {
  /** As its makers call it, in every language. */
  name: string;
  /** What the first file of an import should have been; `one_file_expected` unless given. */
  expected?: ImportReason;
  /** The form that a name takes where all keys share one namespace; null where every group is one. */
  nameForm: ((name: string) => string) | null;
  /** Between group and key in a name; absent: `_`. */
  joint?: string;
  /** Whether names carry their group whatever the options say, save those of `common`. */
  isQualified?: true;
  /** The folder of the language that apps fall back to; null where files are in no folder. */
  baseFolder: string | null;
  /** Whether the files of that language are named after none: `messages.properties`. */
  hasPlainBase?: true;
  /** Whether its files say the groups of keys; otherwise their names begin with that of their group. */
  hasMarkers: boolean;
  /** How its texts hold placeholders: names in braces, or printf as Java or Apple know it; null: in any way. */
  placeholders: 'names' | PrintfSyntax | null;
}

export type PrintfSyntax = 'java' | 'apple';

const RULES = {
  web: {
    name: 'Web',
    expected: 'json_expected_content',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: 'names',
  },
  android: {
    name: 'Android',
    expected: 'xml_file_expected',
    nameForm: androidName,
    baseFolder: 'values',
    hasMarkers: true,
    placeholders: 'java',
  },
  ios: {
    name: 'iOS',
    expected: 'strings_file_expected',
    nameForm: xmlText,
    baseFolder: 'Base.lproj',
    hasMarkers: true,
    placeholders: 'apple',
  },
  flutter: {
    name: 'Flutter ARB',
    nameForm: dartName,
    baseFolder: null,
    hasMarkers: true,
    placeholders: 'names',
  },
  java: {
    name: 'Java properties',
    nameForm: (name) => name,
    joint: '.',
    isQualified: true,
    baseFolder: null,
    hasPlainBase: true,
    hasMarkers: true,
    placeholders: 'names',
  },
  dotnet: {
    name: '.NET resx',
    nameForm: xmlText,
    baseFolder: null,
    hasPlainBase: true,
    hasMarkers: true,
    placeholders: 'names',
  },
  xliff: {
    name: 'XLIFF',
    nameForm: xmlText,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  rails: {
    name: 'YAML (Rails)',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: 'names',
  },
  gettext: {
    name: 'gettext PO',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  fluent: {
    name: 'Fluent',
    nameForm: fluentName,
    joint: '-',
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  laravel: {
    name: 'Laravel (PHP)',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  qt: {
    name: 'Qt Linguist',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  xcstrings: {
    name: 'Apple string catalogue',
    nameForm: (name) => name,
    baseFolder: null,
    hasMarkers: false,
    placeholders: 'apple',
  },
  csv: {
    name: 'CSV',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
  xlsx: {
    name: 'Excel',
    nameForm: null,
    baseFolder: null,
    hasMarkers: true,
    placeholders: null,
  },
} as const satisfies Readonly<Record<string, PlatformRules>>;

/** What a project is exported for: formats that are written together. */
export type Platform = keyof typeof RULES;

/** What the formats of a platform have in common. */
export const PLATFORM_RULES: Readonly<Record<Platform, PlatformRules>> = RULES;

export const PLATFORMS = Object.keys(RULES) as Platform[];
