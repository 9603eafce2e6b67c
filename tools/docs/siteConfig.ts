import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  text: string;
  link: string;
}

const at = (text: string, link: string): Entry => ({ text, link });

function titleOf(file: string): string {
  return /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
}

function decisions(root: string): Entry[] {
  const names = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d.*\.md$/.test(name));
  return names.sort().map((name) => at(titleOf(join(root, 'docs/adr', name)), `/docs/adr/${name.slice(0, -3)}`));
}

interface Section {
  text: string;
  collapsed?: boolean;
  items: Entry[];
}

function sectionsOf(root: string): Section[] {
  return [
    {
      text: 'Begin',
      items: [
        at('What it is', '/index'),
        at('Your first app in ten minutes', '/docs/first-app'),
        at('Glossary', '/docs/glossary'),
      ],
    },
    {
      text: 'Build an app',
      items: [
        at('Ship an app', '/docs/ship-an-app'),
        at('An app in its own repository', '/docs/own-repository'),
        at('Reference of the SDK', '/api/index'),
        at('Changes of the host API', '/shared/sdk/CHANGELOG'),
      ],
    },
    {
      text: 'Run it',
      items: [
        at('Containers, Kubernetes, systemd', '/deploy/README'),
        at('The server', '/server/README'),
        at('Operate', '/docs/operate'),
        at('Call it from a program', '/docs/call-the-api'),
        at('Integrations', '/docs/integrations'),
      ],
    },
    {
      text: 'Change it',
      items: [
        at('Contribute', '/CONTRIBUTING'),
        at('How it works', '/docs/how-it-works'),
        at('Own the shell', '/docs/own-the-shell'),
        at('Terms in four languages', '/docs/terms'),
        at('What all tests found', '/docs/test-all'),
      ],
    },
    { text: 'About', items: [at('Changelog', '/CHANGELOG'), at('Security', '/SECURITY'), at('Support', '/SUPPORT')] },
    { text: 'Decisions', collapsed: true, items: [at('All', '/docs/adr/README'), ...decisions(root)] },
  ];
}

/** What VitePress is told, as data: menu, search and languages of the site. Its pages lie as in the repository. */
export function siteConfig(root: string) {
  const { version, description }: { version: string; description: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    title: 'Atrium',
    description,
    lang: 'en',
    cleanUrls: true,
    outDir: '../dist',
    rewrites: { 'README.md': 'index.md' },
    // Angle brackets are text here: `remotes/<id>` names a folder.
    markdown: { html: false },
    themeConfig: {
      nav: [
        at('First app', '/docs/first-app'),
        at('Reference', '/api/index'),
        at('Operate', '/docs/operate'),
        at(version, '/CHANGELOG'),
      ],
      sidebar: sectionsOf(root),
      outline: [2, 3],
      search: { provider: 'local' },
    },
  };
}
