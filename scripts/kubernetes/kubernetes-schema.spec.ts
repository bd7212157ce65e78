import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ObjectMeta } from 'kubernetes-types/meta/v1.js';
import ts from 'typescript';
import { parse } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../docker/kubernetes/', import.meta.url));
/** Beside the packages; it is in memory only. */
const FILE = fileURLToPath(new URL('manifest.ts', import.meta.url));

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
}

const manifests = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
const read = (name: string): string => readFileSync(FOLDER + name, 'utf8');

/**
 * What in a manifest does not match the API of Kubernetes 1.30, as its types describe it: other fields, values of another type,
 * missing ones.
 */
function faultsOf(text: string): string[] {
  const manifest = parse(text) as Manifest;
  const { apiVersion, kind } = manifest;
  const path = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
  const source = `import type { ${kind} } from 'kubernetes-types/${path}.js';
export const manifest: ${kind} = ${JSON.stringify(manifest, null, 2)};`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, version) => {
    if (name === FILE) return ts.createSourceFile(name, source, version);
    const file = files.get(name) ?? getSourceFile(name, version);
    files.set(name, file);
    return file;
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The type declarations of the language and of the API, read once. */
const files = new Map<string, ts.SourceFile | undefined>();

describe('the manifests for Kubernetes', () => {
  it.each(manifests)('%s has the fields of its kind', (name) => {
    expect(faultsOf(read(name))).toEqual([]);
    expect((parse(read(name)) as Manifest).metadata.name).toMatch(/^motley/);
  });

  it.each([
    ['a field that does not exist', 'readinessProbe:', 'readynessProbe:'],
    ['a value of another type', 'replicas: 2', 'replicas: two'],
    ['a missing field', 'containerPort:', 'hostPort:'],
  ])('are refused for %s', (_fault, right, wrong) => {
    const text = read('deployment.yaml');
    expect(text).toContain(right);
    expect(faultsOf(text.replace(right, wrong))).not.toEqual([]);
  });
});
