import { join, relative } from 'node:path';
import { dist, root } from '../build/paths';
import { readCommandLine } from '../cli.mjs';
import { pack } from './pack';

readCommandLine({
  usage: `npm run pack    packs the packages that apps in repositories of their own install, into dist/packages`,
});

try {
  for (const file of await pack(join(dist, 'packages'))) console.log(relative(root, file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
