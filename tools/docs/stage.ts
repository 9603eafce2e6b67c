import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { mapLinks, pagesIn, targetOf } from './pages';
import { siteConfig } from './siteConfig';

const isPicture = (path: string) => /\.(png|webp|svg)$/.test(path);

/** A file of the repository that is no page: readers get it as a text. */
function publish(root: string, site: string, path: string): string {
  const file = join(root, path);
  if (!existsSync(file) || statSync(file).isDirectory()) return '';
  const target = join(site, 'public/files', `${path}.txt`);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
  return `/files/${path}.txt`;
}

/**
 * Lays the pages of the documentation into a folder as the generator expects them: links to sources become links to copies of
 * them, those to folders go to nowhere and become text.
 */
export function stage(root: string, site: string): void {
  rmSync(site, { recursive: true, force: true });
  const pages = pagesIn(root);
  for (const page of pages) {
    const place = (link: string): string => {
      const { path, fragment } = targetOf(page, link);
      const readme = posix.join(path, 'README.md');
      const anchor = fragment ? `#${fragment}` : '';
      if (pages.includes(path)) return `/${path === 'README.md' ? 'index' : path.slice(0, -3)}${anchor}`;
      if (pages.includes(readme)) return `/${readme.slice(0, -3)}${anchor}`;
      if (!isPicture(path)) return publish(root, site, path) || '#';
      mkdirSync(dirname(join(site, path)), { recursive: true });
      cpSync(join(root, path), join(site, path));
      return link;
    };
    const target = join(site, page);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, mapLinks(readFileSync(join(root, page), 'utf8'), place));
  }
  mkdirSync(join(site, '.vitepress'), { recursive: true });
  writeFileSync(join(site, '.vitepress/config.mjs'), `export default ${JSON.stringify(siteConfig(root), null, 2)};\n`);
}
