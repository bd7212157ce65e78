import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { ROOT } from '../../scripts/lib/run.mjs';

/** The classes of bodies and views. Queries are texts of an address, which no type of core describes. */
const CLASSES = /\/src\/modules\/.*\.(body|view)\.ts$/;

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2023.d.ts'],
  types: [],
  customConditions: ['source'],
  experimentalDecorators: true,
};

/**
 * Compares the classes of the OpenAPI document with the types of core/api that they implement, and with their schemas
 * in docs/openapi.json: fields, optionality and types, in both directions. TypeScript accepts a class without an
 * optional field, and the document would then deny a field that responses have.
 * @returns {{ classes: number, differences: string[] }}
 */
export function compareContracts() {
  const rootNames = ts.sys.readDirectory(join(ROOT, 'src/modules'), ['.body.ts', '.view.ts']);
  const program = ts.createProgram({ rootNames, options: OPTIONS });
  const checker = program.getTypeChecker();
  const schemas = schemasOfDocument();
  const classes = program
    .getSourceFiles()
    .flatMap(({ fileName, statements }) =>
      statements
        .filter(ts.isClassDeclaration)
        .filter(({ name }) => CLASSES.test(fileName) || (name !== undefined && schemas.has(name.text))),
    );
  const differences = classes.flatMap((declared) => [
    ...fromTypes(checker, declared),
    ...fromSchema(checker, declared, schemas.get(declared.name?.text ?? '')),
  ]);
  return { classes: classes.length, differences };
}

/** @typedef {{ properties?: object, required?: string[] }} Schema */

/** @returns {Map<string, Schema>} */
function schemasOfDocument() {
  const document = /** @type {{ components: { schemas: Record<string, Schema> } }} */ (
    JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))
  );
  return new Map(Object.entries(document.components.schemas));
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.ClassDeclaration} declared
 */
function fromTypes(checker, declared) {
  const promised = (declared.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => types);
  if (promised.length === 0) return [`${nameOf(declared)} implements no type of core`];
  return promised.flatMap((type) => fromType(checker, declared, type));
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.ClassDeclaration} declared
 * @param {ts.ExpressionWithTypeArguments} type
 */
function fromType(checker, declared, type) {
  const own = fieldsOf(checker, declared);
  const promised = fieldsOf(checker, type);
  const name = nameOf(declared);
  return [...new Set([...own.keys(), ...promised.keys()])].flatMap((field) => {
    const [mine, theirs] = [own.get(field), promised.get(field)];
    if (mine === undefined) return [`${name} lacks ${field}`];
    if (theirs === undefined) return [`${name} has ${field}, which its type lacks`];
    const isSame =
      checker.isTypeAssignableTo(mine.type, theirs.type) &&
      checker.isTypeAssignableTo(theirs.type, mine.type);
    return [
      ...(mine.isOptional === theirs.isOptional ? [] : [`${name}.${field} may be missing in one only`]),
      ...(isSame ? [] : [`${name}.${field} has another type`]),
    ];
  });
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.ClassDeclaration} declared
 * @param {Schema | undefined} schema undefined: a base class, which is no schema of its own
 */
function fromSchema(checker, declared, schema) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schema;
  const own = fieldsOf(checker, declared);
  const name = nameOf(declared);
  return [...new Set([...own.keys(), ...Object.keys(properties)])].flatMap((field) => {
    const mine = own.get(field);
    if (mine === undefined || !(field in properties))
      return [`${field} is in one only of ${name} and its schema`];
    const isSame = mine.isOptional !== required.includes(field);
    return isSame ? [] : [`${name}.${field} may be missing in its class or its schema only`];
  });
}

/**
 * The fields of a class or type. One with a default may be missing.
 * @param {ts.TypeChecker} checker
 * @param {ts.Node} node
 */
function fieldsOf(checker, node) {
  const fields = checker.getTypeAtLocation(node).getProperties();
  return new Map(
    fields.map((field) => [
      field.name,
      {
        type: typeOf(checker, field, node),
        isOptional: (field.flags & ts.SymbolFlags.Optional) !== 0 || hasDefault(field),
      },
    ]),
  );
}

/**
 * The type as it is declared: that of a field which may be missing is seen by the checker with `undefined` as well.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} field
 * @param {ts.Node} node
 */
function typeOf(checker, field, node) {
  const declared = field.valueDeclaration;
  const isTyped = declared && (ts.isPropertySignature(declared) || ts.isPropertyDeclaration(declared));
  if (isTyped && declared.questionToken && declared.type) return checker.getTypeFromTypeNode(declared.type);
  return checker.getTypeOfSymbolAtLocation(field, node);
}

/** @param {ts.Symbol} field */
const hasDefault = ({ declarations = [] }) =>
  declarations.some((one) => ts.isPropertyDeclaration(one) && one.initializer !== undefined);

/** @param {ts.ClassDeclaration} declared */
const nameOf = ({ name }) => name?.text ?? 'a class without a name';
