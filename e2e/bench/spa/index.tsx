// The same sources as one application without federation: the baseline for a page of many remotes.
import '../../../shell/src/trustedTypes';
import '@atrium/ui/theme.css';
import { modules } from 'bench/modules';
import type { OpenRelease } from '../../../shell/src/apps/loading/ModuleLoader';
import { start } from '../../../shell/src/start/start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const openRelease: OpenRelease = ({ manifest }) => {
  return (module) => {
    const load = modules[`${manifest.id}/${module.slice(2)}`];
    return load ? load() : Promise.reject(new Error(`${manifest.id} has no ${module}.`));
  };
};

void start(root, async (page) => {
  const { openAppHost } = await import('../../../shell/src/start/createAppHost');
  return openAppHost(page, openRelease);
});
