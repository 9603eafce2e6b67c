import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runTool } from './child.mjs';
import { leave } from './cli.mjs';
import { ensureInstalled, root } from './install.mjs';
import { isInstalled } from './installed.mjs';

const server = join(root, 'dist/server/index.js');

/**
 * Runs the compiled server. Where the packages of development are installed, its sources are compiled first if they have
 * changed; with those of production alone (`npm ci --omit=dev`), the build is what runs. Returns its exit code.
 */
export async function startServer(args) {
  if (isInstalled(root) || !isInstalled(root, { omitsDev: true })) {
    await ensureInstalled();
    if ((await runTool(root, 'tools/build/server.ts')) !== 0)
      leave('The server cannot be compiled; see the message above.');
  } else if (!existsSync(server)) leave('The server is not built yet. With all packages (npm ci), run: npm run build');
  return run(process.execPath, ['--enable-source-maps', server, ...args], { cwd: root });
}
