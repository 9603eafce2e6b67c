// `atrium-release <folder>`, in a repository of its own.
import { diskProblem } from '../storage/diskError';
import { releaseBuilt } from './externalRelease';

try {
  console.log(await releaseBuilt(process.argv.slice(2)));
} catch (error) {
  console.error(diskProblem(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
