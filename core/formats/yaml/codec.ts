import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { blankYaml } from './blank.js';
import { keepYaml } from './kept-yaml.js';
import { withLanguageRoot } from './language-root.js';
import { messageDialect } from './message-dialect.js';
import { withNewLanguages } from './new-languages.js';
import { YAML_CHECKS, TEXT_CHECKS } from './style.js';
import type { YamlStyle } from './style.js';
import { yamlDialect } from './yaml-dialect.js';

export const yaml: Codec<YamlStyle> = {
  read: keepYaml,
  blank: blankYaml,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
  withLanguage: withLanguageRoot,
  withNewLanguages,
  dialect: (_, style, writing) =>
    style.messages ? messageDialect(style, style.messages, writing) : yamlDialect(style, writing),
  ownStyle: YAML_CHECKS,
  ownText: TEXT_CHECKS,
};
