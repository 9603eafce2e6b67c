import './trustedTypes';
import '@atrium/ui/theme.css';
import { start } from './start/start';
import { reportStartupFailure } from './start/startupStatus';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
start(root, async (page) => {
  const { openFederatedHost } = await import(/* webpackChunkName: "host" */ './start/federatedHost');
  return openFederatedHost(page);
}).catch((error: unknown) => {
  console.error(error);
  reportStartupFailure();
});
