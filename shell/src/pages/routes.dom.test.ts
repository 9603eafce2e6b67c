import { hostPaths, isWithin } from '@atrium/contract/host';
import { shellPages } from './HostedPages';
import { guestPages, openPaths } from './Root';

test.each([...guestPages.map(({ path }) => path), ...openPaths, ...shellPages.map(({ path }) => path)])(
  '%s is the shell’s own',
  (path) => {
    expect(hostPaths.some((own) => isWithin(path, own))).toBe(true);
  },
);
