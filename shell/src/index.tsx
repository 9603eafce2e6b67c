import './trustedTypes';
import '@atrium/ui/theme.css';
import { tellFault } from './start/pageFault';
import { start } from './start/start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
start(root, async (page) => {
  const { openFederatedHost } = await import(/* webpackChunkName: "host" */ './host/federatedHost');
  return openFederatedHost(page);
}).catch((error: unknown) => {
  console.error(error);
  tellFault();
});
