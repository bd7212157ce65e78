import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What Node could not run by leaving types out. */
const unstrippable = [
  'TSEnumDeclaration',
  'TSModuleDeclaration',
  'TSParameterProperty',
  'TSImportEqualsDeclaration',
].map((selector) => ({
  selector,
  message: 'Tools are JavaScript once their types are left out: no enum, namespace or parameter property.',
}));

const size = { skipBlankLines: true, skipComments: true };

/** The formatter breaks long literals; a spread that only keeps properties on one line hides their structure. */
const spreadLiterals = ['ObjectExpression', 'ArrayExpression'].map((literal) => ({
  selector: `${literal} > SpreadElement > ${literal}`,
  message: 'Write the entries out instead of spreading a literal.',
}));

/** SQL has files of its own, where it is reviewed as SQL. */
const SQL = '/^\\s*(SELECT|INSERT INTO|DELETE FROM|UPDATE [a-z_]+|WITH [a-z_]+ AS)\\s/';
const sqlLiterals = [`Literal[value=${SQL}]`, `TemplateElement[value.raw=${SQL}]`].map((selector) => ({
  selector,
  message: 'SQL belongs in *.queries.ts or *.sql.ts.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      'node_modules',
      '.data',
      'client/public',
      'core/formats/fixtures',
      // They import clients that are generated: `npm run tools -- test-clients` compiles them.
      'test/generated-clients/trips',
    ],
  },
  js.configs.recommended,
  { rules: { 'no-restricted-syntax': ['error', ...spreadLiterals] } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300, ...size }],
      'max-lines-per-function': ['error', { max: 50, ...size }],
      'no-console': 'error',
    },
  },
  {
    // They talk to whoever started them.
    files: ['tools/**/*.ts'],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...spreadLiterals, ...unstrippable],
    },
  },
  {
    // More dependencies are two services.
    files: ['src/**/*.ts'],
    rules: { '@typescript-eslint/max-params': ['error', { max: 8 }] },
  },
  {
    // Nest reads constructor and parameter types at run time: there an import must stay a value.
    files: ['src/**/*.ts', 'ormconfig.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['src/modules/**/*.ts'],
    ignores: ['**/*.{queries,sql,spec}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals, ...sqlLiterals] },
  },
  {
    files: ['src/modules/**/*.service.ts', 'src/modules/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...spreadLiterals,
        ...sqlLiterals,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time is a dependency: use Clock.',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      a11y.flatConfigs.recommended,
    ],
    plugins: { 'react-hooks': hooks },
    settings: { react: { version: '19' } },
    rules: {
      ...hooks.configs.recommended.rules,
      'react/prop-types': 'off',
      'react/no-danger': 'error',
      // The interface speaks through the catalogues only.
      'react/jsx-no-literals': ['error', { noStrings: false, ignoreProps: true }],
      // A component is mostly markup: its cap is on lines of the file, and 150 lines is already two components.
      'max-lines-per-function': ['error', { max: 120, ...size }],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.test.ts', '**/*.test.tsx', 'test/**/*.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
        AbortSignal: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        global: 'readonly',
        globalThis: 'readonly',
      },
    },
  },
);
