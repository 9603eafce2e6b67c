import type { Registry, Release } from '../../shared/contract/registry';
import { withDevReleases } from './devServer';

function release(id: string, name: string, entry: string): Release {
  const manifest = {
    id,
    title: 'title',
    icon: 'mail',
    owner: { team: 'Team', contact: 'team@atrium.example' },
    host: '^1.0.0',
    paths: [],
    version: '1.0.0',
    icons: {},
    labels: { en: {}, de: {}, fr: {}, pt: {} },
  };
  return { release: name, container: `${id}_${name}`, entry, integrity: '', manifest };
}

const built = release('email', '1.0.0-aaa', '/remotes/email/1.0.0-aaa/remoteEntry.js');
const chat = release('chat', '1.0.0-bbb', '/remotes/chat/1.0.0-bbb/remoteEntry.js');
const registry: Registry = {
  revision: 4,
  api: { mode: 'mock' },
  origins: ['https://apps.example'],
  shell: { release: '0.1.0-ccc', host: '1.0.0' },
  apps: {
    email: { live: '1.0.0-aaa', next: '1.0.0-aaa', releases: [built] },
    chat: { live: '1.0.0-bbb', releases: [chat] },
  },
};

it('takes an app from its development server alone, and leaves the others as they are', () => {
  const fromServer = release('email', '1.0.0-dev', 'http://localhost:3101/remoteEntry.js');
  const { apps, origins } = withDevReleases(registry, [fromServer]);
  expect(apps.email).toEqual({ live: '1.0.0-dev', releases: [fromServer] });
  expect(apps.chat).toEqual(registry.apps.chat);
  expect(origins).toEqual(['https://apps.example', 'http://localhost:3101']);
});

it('adds an app that was never built', () => {
  const todo = release('todo', '0.1.0-dev', 'http://localhost:3101/remoteEntry.js');
  expect(Object.keys(withDevReleases(registry, [todo]).apps)).toEqual(['email', 'chat', 'todo']);
});
