import { hostPaths, isWithin } from '@atrium/contract/host';
import { guestPages } from './guestPages';
import { openPaths } from './Root';
import { shellPages } from './shellPages';

test.each([...guestPages.map(({ path }) => path), ...openPaths, ...shellPages.map(({ path }) => path)])(
  '%s is the shell’s own',
  (path) => {
    expect(hostPaths.some((own) => isWithin(path, own))).toBe(true);
  },
);
