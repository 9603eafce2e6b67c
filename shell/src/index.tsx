import './trustedTypes';
import 'shared/ui/theme.css';
import './loading/hostEntryPoints';
import { openRelease } from './loading/federation';
import { tellFault } from './start/pageFault';
import { start } from './start/start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
start(root, openRelease).catch((error: unknown) => {
  console.error(error);
  tellFault();
});
