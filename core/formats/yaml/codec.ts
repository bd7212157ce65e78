import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { keepYaml } from './kept-yaml.js';
import { withLanguageRoot } from './language-root.js';
import { withNewLanguages } from './new-languages.js';
import { writeYaml } from './write.js';
import { yamlDialect } from './yaml-dialect.js';

export const yaml: Codec = {
  kept: {
    read: keepYaml,
    path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `.${of}`),
    withLanguage: withLanguageRoot,
    withNewLanguages,
    dialect: (_, style, writing) => yamlDialect(style, writing),
  },
  write: (groups, code, writing) => ({
    path: `config/locales/${code}.yml`,
    text: writeYaml(groups, code, writing),
  }),
};
