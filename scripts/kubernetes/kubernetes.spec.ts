import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parse } from 'yaml';

import { VARIABLES } from '../../src/platform/config/variables.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${ROOT}docker/kubernetes/`;

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  lifecycle: { preStop: { exec: { command: string[] } } };
  securityContext: object;
  resources: { limits: { memory: string } };
  volumeMounts: { mountPath: string }[];
}

interface Pod {
  metadata: { labels: object };
  spec: {
    terminationGracePeriodSeconds: number;
    securityContext: { runAsUser: number; runAsNonRoot: boolean };
    containers: [Container];
  };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    replicas: number;
    strategy: { rollingUpdate: object };
    selector: { matchLabels: object };
    template: Pod;
    ports: { targetPort: string }[];
  };
}

const manifest = (file: string): Manifest => parse(readFileSync(FOLDER + file, 'utf8')) as Manifest;

const { resources, configMapGenerator } = parse(readFileSync(`${FOLDER}kustomization.yaml`, 'utf8')) as {
  resources: string[];
  configMapGenerator: { literals: string[] }[];
};
const deployment = manifest('deployment.yaml').spec;
const { spec: pod, metadata } = deployment.template;
const [container] = pod.containers;

/** Milliseconds in a constant of the server. */
const constant = (file: string, name: string): number => {
  const [, value = ''] =
    new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(ROOT + file, 'utf8')) ?? [];
  return Number(value.replaceAll('_', ''));
};

describe('the manifests for Kubernetes', () => {
  it('are all listed', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
    expect([...resources].sort()).toEqual(files.sort());
  });

  it('run two processes, replaced without one less', () => {
    expect(deployment.replicas).toBe(2);
    expect(deployment.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('select the pods of the deployment, not those of the migration', () => {
    const { matchLabels } = deployment.selector;
    expect(metadata.labels).toEqual(matchLabels);
    expect(manifest('service.yaml').spec.selector).toEqual(matchLabels);
    expect(manifest('disruption.yaml').spec.selector.matchLabels).toEqual(matchLabels);
    expect(manifest('migration.yaml').spec.template.metadata.labels).not.toEqual(matchLabels);
  });

  it('probe the paths that the server answers, and restart no process whose database is down', () => {
    const path = ({ httpGet }: Probe): string => httpGet.path;
    expect(path(container.readinessProbe)).toBe('/readyz');
    expect([path(container.livenessProbe), path(container.startupProbe)]).toEqual(['/healthz', '/healthz']);
    const ports = (container.ports ?? []).map(({ name }) => name);
    for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe])
      expect(ports).toContain(probe.httpGet.port);
    expect(ports).toContain(manifest('service.yaml').spec.ports[0]?.targetPort);
  });

  it('leave time for the connections to end', () => {
    const [, seconds] = container.lifecycle.preStop.exec.command;
    const stop = constant('src/bootstrap.ts', 'STOP_TIMEOUT_MS');
    expect(stop).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(Number(seconds) * 1_000 + stop);
  });

  it('name settings that exist, and none that is a secret', () => {
    const known = Object.values(VARIABLES);
    const literals = configMapGenerator.flatMap((map) => map.literals.map((line) => line.split('=')[0]));
    for (const name of [...literals, ...(container.env ?? []).map((one) => one.name)])
      expect(known.find((variable) => variable.name === name)).toMatchObject({ secret: false });
  });

  it.each([
    ['deployment', deployment.template],
    ['migration', manifest('migration.yaml').spec.template],
  ])('give the %s no more rights than it needs', (_name, { spec }) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(spec.containers[0].securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    // The heap of docker/Dockerfile is 256 MB.
    expect(spec.containers[0].resources.limits.memory).toBe('512Mi');
  });

  it('start the migration with a program of the image', () => {
    const [, program = ''] = manifest('migration.yaml').spec.template.spec.containers[0].command ?? [];
    expect(existsSync(ROOT + program.replace(/^dist\//, '').replace(/\.js$/, '.ts'))).toBe(true);
  });

  it('let the process write where it does', () => {
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/data']);
  });
});

const hasKubectl = ['/usr/bin/kubectl', '/usr/local/bin/kubectl'].some(existsSync);

// kubectl is not part of the project: where it is not installed, this is reported as skipped.
(hasKubectl ? it : it.skip)('kubectl renders the manifests with one image and one namespace', () => {
  const rendered = execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
  const all = rendered.split('\n---\n').map((text) => parse(text) as Manifest);
  expect(all.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'Ingress',
    'Job',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(rendered.match(/image: .*/g)).toEqual([
    'image: registry.example.com/motley:0.1.0',
    'image: registry.example.com/motley:0.1.0',
  ]);
  expect(rendered.match(/namespace: motley/g)).toHaveLength(6);
});
