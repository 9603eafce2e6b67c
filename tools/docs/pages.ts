import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Folders whose Markdown is for people who use, build on or run the product. */
const folders = ['docs', 'deploy'];
const files = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SUPPORT.md',
  'server/README.md',
  'shared/sdk/CHANGELOG.md',
  'tools/README.md',
  'e2e/faults.md',
];

const isPage = (path: string) => path.endsWith('.md') && !/(^|\/)(node_modules|\.site|host-api)\//.test(path);

/** The pages of the documentation, by their paths in the repository. */
export function pagesIn(root: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      ),
  );
  return [...files.filter((file) => existsSync(join(root, file))), ...inFolders.filter(isPage)];
}

/** An address in Markdown, `](address)`, outside of code. */
const address = /(\]\()([^)\s]+)(\))/g;
const code = /(^```[\s\S]*?^```|`(?:[^`\n]|\n(?!\n))*`)/gm;

/** Applies a change to each address of a page that leads to another file of the repository. */
export function mapLinks(text: string, map: (link: string) => string): string {
  return text
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(address, (all: string, start: string, link: string, end: string) =>
            /^([a-z]+:|#|\/)/.test(link) ? all : start + map(link) + end,
          ),
    )
    .join('');
}

/** The path in the repository that a link of a page leads to, and its fragment. */
export function targetOf(page: string, link: string): { path: string; fragment: string } {
  const [path = '', fragment = ''] = link.split('#');
  return { path: posix.join(posix.dirname(page), decodeURIComponent(path)).replace(/\/$/, ''), fragment };
}

/** The id of a heading as the site, and the usual views of repositories, make it. */
export const toId = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const idsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toId(heading)),
  );

/** Links that lead to nothing, each as a sentence. */
export function brokenLinks(root: string): string[] {
  const broken: string[] = [];
  for (const page of pagesIn(root))
    mapLinks(readFileSync(join(root, page), 'utf8'), (link) => {
      const { path, fragment } = targetOf(page, link);
      const file = join(root, path || page);
      if (!existsSync(file)) broken.push(`${page}: there is no ${path}.`);
      else if (fragment && path.endsWith('.md') && !idsOf(readFileSync(file, 'utf8')).has(fragment))
        broken.push(`${page}: ${path} has no heading "${fragment}".`);
      return link;
    });
  return broken;
}
