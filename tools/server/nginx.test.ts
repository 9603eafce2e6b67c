import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../../shared/build/policy';
import { lastWorker, lastWorkerHeaders } from '../../shared/contract/lastWorker';
import { everyPage, everyResponse } from './headers';
import { isNavigation } from './navigation';
import { headMark } from './page';
import { docsPolicy } from './staticFiles';

describe.each(['nginx.conf', 'nginx-bucket.conf'])('%s', (name) => {
  const config = readFileSync(`deploy/${name}`, 'utf8');

  /** A variable of the configuration, with those that are set before it put in. */
  function variable(name: string): string {
    const [, value = ''] = config.match(new RegExp(`set \\$${name} "(.*?)";`)) ?? [];
    return value.replace(/\$(atrium_\w+)/g, (_, other) => variable(other));
  }

  it('enforces the very policy of our own server', () => {
    const options = { nonce: '$request_id', origins: [], allowOverrides: false };
    expect(variable('atrium_policy')).toBe(contentSecurityPolicy({ api: { mode: 'mock' }, origins: [] }, options));
    expect(config).toContain('add_header Content-Security-Policy $atrium_policy;');
  });

  it('lets apps come from, and calls go to, the origins that are set', () => {
    const directives = config.match(/set \$atrium_policy "(.*?)";/)?.[1]?.split('; ') ?? [];
    const having = (name: string) => directives.filter((one) => one.includes(name)).map((one) => one.split(' ')[0]);
    expect(having('$atrium_origins')).toEqual(['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']);
    expect(having('$atrium_api')).toEqual(['connect-src']);
  });

  it('takes a dot for a part of an address everywhere but at the root, as our own server does', () => {
    const [, pattern = ''] = config.match(/location ~ "(.+)" \{ return 404; \}/) ?? [];
    const paths = [
      '/registry.backup.json',
      '/robots.txt',
      '/apps/john.doe',
      '/pages/a/report.pdf',
      '/apps/email',
      '/1.0',
    ];
    const isPage = (url: string) => isNavigation({ method: 'GET', url, accept: 'text/html' });
    expect(paths.map((path) => !new RegExp(pattern).test(path))).toEqual(paths.map(isPage));
  });

  it('ends the service workers of a former product as our own server does', () => {
    const [place = ''] = config.match(/location = \/last-worker \{[\s\S]+?\n {4}\}/) ?? [];
    expect(config).toContain('if ($http_service_worker = script) { rewrite ^ /last-worker last; }');
    expect(place).toContain(`return 200 "${lastWorker}";`);
    expect(place).toContain('default_type text/javascript;');
    expect(place).toContain(`add_header Cache-Control "${lastWorkerHeaders['cache-control']}";`);
    expect(place).toContain(`add_header Service-Worker-Allowed "${lastWorkerHeaders['service-worker-allowed']}";`);
  });

  it('completes the page where our own server does', () => {
    expect(config).toContain(`sub_filter '${headMark}' '<meta name="nonce" nonce="$request_id">';`);
  });

  it.each(Object.entries({ ...everyResponse, ...everyPage }).filter(([name]) => name !== 'content-type'))(
    'answers the page with %s: %s',
    (name, value) => {
      const header = config.match(new RegExp(`add_header ${name} "?(.*?)"?;`, 'i'))?.[1];
      expect(header).toBe(value);
    },
  );
});

test('the documentation has the policy of our own server', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`add_header Content-Security-Policy "${docsPolicy}";`);
});
