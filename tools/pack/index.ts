import { join, relative } from 'node:path';
import { dist, root } from '../build/paths';
import { pack } from './pack';

try {
  for (const file of await pack(join(dist, 'packages'))) console.log(relative(root, file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
