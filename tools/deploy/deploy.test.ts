import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { readOptions } from '../../server/options';
import { serverCommand } from '../../server/settings';

const read = (...path: string[]) => readFileSync(join('deploy', ...path), 'utf8');
const isSetting = (name: string) => name.toLowerCase().replaceAll('_', '-') in serverCommand.options;

describe('Compose', () => {
  interface Service {
    image?: string;
    build?: { context: string; dockerfile: string };
    environment?: Record<string, string>;
    volumes?: string[];
    ports?: string[];
    healthcheck?: object;
    depends_on?: Record<string, { condition: string }>;
  }
  const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(
    read('compose/compose.yaml'),
  );

  test('has the server, and each of what it can have around it, by a version', () => {
    expect(Object.keys(services)).toEqual(['atrium', 'database', 'storage', 'bucket', 'identity', 'mailbox', 'proxy']);
    const { atrium, ...others } = services;
    expect(existsSync(join('deploy/compose', atrium?.build?.context ?? '', atrium?.build?.dockerfile ?? ''))).toBe(
      true,
    );
    for (const { image } of Object.values(others)) expect(image).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/);
  });

  test('gives the server settings that it takes', () => {
    const given = services.atrium?.environment ?? {};
    expect(Object.keys(given).filter((name) => !isSetting(name))).toEqual([]);
    const env = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-(.*?)\}/g, '$1')]),
    );
    expect(readOptions([], env)).toMatchObject({
      databaseUrl: 'postgres://atrium:atrium@database/atrium',
      provider: { issuer: 'http://id.atrium.localhost:8080/realms/atrium' },
      proxies: 1,
      metricsToken: undefined,
    });
  });

  test('waits for what can say that it is ready, mounts what there is, and opens the proxy’s port alone', () => {
    for (const { depends_on = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
      }
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const [source = ''] of mounted.map((volume) => volume.split(':')))
      expect(source.startsWith('./') ? existsSync(join('deploy/compose', source)) : source in volumes).toBe(true);
    expect(Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ['proxy', '127.0.0.1:8080:8080'],
    ]);
  });

  test('knows the product by one address, and people by groups that have a role', () => {
    const { clients, users, groups } = JSON.parse(read('compose/realm.json'));
    const { PUBLIC_URL = '', OIDC_CLIENT_ID, OIDC_ROLES = '' } = services.atrium?.environment ?? {};
    expect(clients).toMatchObject([
      { clientId: OIDC_CLIENT_ID, redirectUris: [`${PUBLIC_URL}/login`], webOrigins: [PUBLIC_URL], publicClient: true },
    ]);
    const known = groups.map(({ name }: { name: string }) => name);
    expect(OIDC_ROLES.split(',').map((pair) => pair.split('=')[0])).toEqual(known);
    for (const user of users) expect(known).toContain(user.groups[0].slice(1));
    for (const name of ['', 'id.', 'mail.']) expect(read('compose/proxy.conf')).toContain(`${name}atrium.localhost `);
  });
});

describe('the unit for systemd', () => {
  const unit = read('atrium.service');

  test('starts what the build makes, by settings that there are', () => {
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    expect(command).toContain(' dist/server/index.js ');
    const flags = [...command.matchAll(/ --([a-z-]+)/g)].map(([, flag = '']) => flag).slice(1);
    expect(flags).toEqual(['host', 'data']);
    for (const flag of flags) expect(serverCommand.options).toHaveProperty(flag);
    expect(unit).toMatch(/^DynamicUser=yes$/m);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  test(`${hasSystemd ? 'is what systemd understands' : 'has sections alone that systemd knows, without systemd here'}`, () => {
    if (!hasSystemd) {
      expect(unit.match(/^\[.*\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'atrium-unit-'));
    const file = join(folder, 'atrium.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replace('/etc/atrium.env', '/dev/null'));
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr.split('\n').filter((line) => line.includes('atrium.service'))).toEqual([]);
  });
});

describe('the chart', () => {
  const folder = 'deploy/helm/atrium';
  const values = parse(read('helm/atrium/values.yaml'));
  const schema = JSON.parse(read('helm/atrium/values.schema.json'));
  const templates = readdirSync(join(folder, 'templates'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
  const all = templates.map(({ text }) => text).join('\n');

  test('has the version of the product, and values that its schema takes', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(parse(read('helm/atrium/Chart.yaml'))).toMatchObject({ name: 'atrium', appVersion: version });
    const takes = new Ajv({ strict: false }).compile(schema);
    expect(takes(values)).toBe(true);
    expect(Object.keys(values.settings).filter((name) => !isSetting(name))).toEqual([]);
    for (const wrong of [
      { replicas: 0 },
      { settings: { DATABASE_URL: 'x' } },
      { settings: { MAX_TRIES: 1 } },
      { stratgy: '' },
    ])
      expect(takes({ ...values, ...wrong })).toBe(false);
  });

  // Without helm, which is in no registry of packages that the tests install from, templates are checked by what they name.
  test('uses each of its values, and no other; ends each block, and defines what it includes', () => {
    const used = [...all.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path);
    const find = (path: string) => path.split('.').reduce((value, key) => value?.[key], values);
    const open = (path: string) => ['settings', 'secretSettings'].some((name) => path.startsWith(`${name}.`));
    expect(used.filter((path) => !open(path) && find(path) === undefined)).toEqual([]);
    const leaves = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !used.includes(name)
        ? Object.keys(value).map((key) => `${name}.${key}`)
        : [name],
    );
    expect(leaves.filter((path) => !used.includes(path))).toEqual([]);
    for (const { text } of templates) {
      const blocks = [...text.matchAll(/\{\{-?\s*(if|with|range|define|end)\b/g)].map(([, word]) => word);
      expect(blocks.filter((word) => word !== 'end')).toHaveLength(blocks.filter((word) => word === 'end').length);
    }
    const defined = [...all.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name);
    for (const [, name] of all.matchAll(/include "([\w.]+)"/g)) expect(defined).toContain(name);
  });

  const helm = process.env.HELM ?? 'helm';
  const hasHelm = spawnSync(helm, ['version']).status === 0;
  if (hasHelm)
    test('is rendered by helm as documents that run as nobody, and not at all where records would be lost', () => {
      const records = ['--set', 'secretSettings.DATABASE_URL=postgres://db/atrium,settings.FILES=s3://files'];
      const render = (...args: string[]) =>
        execFileSync(helm, ['template', 'atrium', folder, ...args], { encoding: 'utf8', stdio: 'pipe' });
      expect(execFileSync(helm, ['lint', '--strict', folder, ...records], { encoding: 'utf8' })).toContain(
        '0 chart(s) failed',
      );
      const kindsOf = (text: string) =>
        parseAllDocuments(text)
          .map((document) => document.toJS()?.kind)
          .sort();
      expect(kindsOf(render(...records, '--set', 'ingress.enabled=true'))).toEqual([
        'Deployment',
        'Ingress',
        'Pod',
        'PodDisruptionBudget',
        'Secret',
        'Service',
        'ServiceAccount',
      ]);
      expect(kindsOf(render('--set', 'replicas=1,persistence.enabled=true'))).toContain('PersistentVolumeClaim');
      const deployment = parseAllDocuments(render(...records))
        .map((document) => document.toJS())
        .find(({ kind }) => kind === 'Deployment');
      expect(deployment.spec).toMatchObject({
        strategy: { type: 'Recreate' },
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [{ securityContext: { readOnlyRootFilesystem: true } }],
          },
        },
      });
      expect(() => render()).toThrow('There is no place for the records');
      expect(() => render('--set', 'secretSettings.DATABASE_URL=x')).toThrow('There is no place for files');
      expect(() => render('--set', 'persistence.enabled=true')).toThrow('takes one process alone');
    });
});
