import { leave } from '../cli.mjs';
import { addressWith, checkDashboard } from './dashboard';
import { startDevServers } from './devServer';

/** Serves apps from their sources to a dashboard that runs elsewhere, until the process is asked to end. */
export async function serveFoldersIn(folders: ReadonlyMap<string, string>, address: string): Promise<void> {
  const dashboard = await checkDashboard(address);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const servers = await startDevServers(folders);
  for (const { id, child } of servers) child.on('exit', () => leave(`The development server of ${id} ended.`));
  console.log(`Open ${addressWith(dashboard, servers)}`);
}
