import { join } from 'node:path';
import { hostPages } from '../../shared/contract/hostPages';
import { dist } from '../../tools/build/paths';
import { readRegistry } from '../../tools/release/storage/folderRegistry';

/** Of an app's many pages the first stands for all at each change; `npm run test:all` looks at every one. */
const shownOfEach = 1;

const withTags = (paths: readonly string[]) =>
  paths.map((path, index) => ({ path, tag: index < shownOfEach ? [] : ['@all'] }));

/** Every page in search: of the live manifests, and of the shell. */
export const suggested = [
  ...Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ releases, live }) =>
    releases
      .filter(({ release }) => release === live)
      .flatMap(({ manifest: { search = [] } }) => withTags(search.map(({ path }) => path))),
  ),
  ...withTags(hostPages.map(({ path }) => path)),
];
