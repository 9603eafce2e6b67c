// `atrium` in a repository of an app's own. It is bundled into one file of the published package.
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createOwnProgram } from './ownProgram';
import { runProgram } from './program';

// The folder of the file that runs, which npm links to, not of this one.
const folder = dirname(realpathSync(process.argv[1] ?? ''));
await runProgram(createOwnProgram(process.cwd(), join(folder, 'codemods')), process.argv.slice(2));
