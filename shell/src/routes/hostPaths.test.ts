import { hostPaths, isWithin } from 'shared/contract/host';
import { barePages } from './barePages';
import { shellPages } from './shellPages';

test.each([...barePages, ...shellPages].map(({ path }) => path))('%s is the shell’s own', (path) => {
  expect(hostPaths.some((own) => isWithin(path, own))).toBe(true);
});
