import { androidName } from './android/names.js';
import { dartName } from './arb/dart-name.js';
import type { ImportReason } from './catalogue.js';

export const PLATFORMS = ['web', 'android', 'ios', 'flutter', 'java'] as const;

export type Platform = (typeof PLATFORMS)[number];

export interface PlatformRules {
  /** What the first file of an import should have been. */
  expected: ImportReason;
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
}

/** What the formats of a platform have in common. */
export const PLATFORM_RULES: Readonly<Record<Platform, PlatformRules>> = {
  web: { expected: 'json_expected_content', nameForm: null, baseFolder: null },
  android: { expected: 'xml_file_expected', nameForm: androidName, baseFolder: 'values' },
  ios: { expected: 'strings_file_expected', nameForm: (name) => name, baseFolder: 'Base.lproj' },
  flutter: { expected: 'arb_file_expected', nameForm: dartName, baseFolder: null },
  java: {
    expected: 'properties_file_expected',
    nameForm: (name) => name,
    joint: '.',
    isQualified: true,
    baseFolder: null,
    hasPlainBase: true,
  },
};
