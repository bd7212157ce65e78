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
 */
export function compareContracts(): { classes: number; differences: string[] } {
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

interface Schema {
  properties?: object;
  required?: string[];
}

function schemasOfDocument(): Map<string, Schema> {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  };
  return new Map(Object.entries(document.components.schemas));
}

function fromTypes(checker: ts.TypeChecker, declared: ts.ClassDeclaration) {
  const promised = (declared.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => types);
  if (promised.length === 0) return [`${nameOf(declared)} implements no type of core`];
  return promised.flatMap((type) => fromType(checker, declared, type));
}

function fromType(
  checker: ts.TypeChecker,
  declared: ts.ClassDeclaration,
  type: ts.ExpressionWithTypeArguments,
) {
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

/** @param schema undefined: a base class, which is no schema of its own */
function fromSchema(checker: ts.TypeChecker, declared: ts.ClassDeclaration, schema: Schema | undefined) {
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

/** The fields of a class or type. One with a default may be missing. */
function fieldsOf(checker: ts.TypeChecker, node: ts.Node) {
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

/** The type as it is declared: that of a field which may be missing is seen by the checker with `undefined` as well. */
function typeOf(checker: ts.TypeChecker, field: ts.Symbol, node: ts.Node) {
  const declared = field.valueDeclaration;
  const isTyped = declared && (ts.isPropertySignature(declared) || ts.isPropertyDeclaration(declared));
  if (isTyped && declared.questionToken && declared.type) return checker.getTypeFromTypeNode(declared.type);
  return checker.getTypeOfSymbolAtLocation(field, node);
}

const hasDefault = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) => ts.isPropertyDeclaration(one) && one.initializer !== undefined);

const nameOf = ({ name }: ts.ClassDeclaration) => name?.text ?? 'a class without a name';
