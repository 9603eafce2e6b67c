import { shellPaths } from '../model/shellPaths';
import { barePages } from './barePages';
import { shellPages } from './shellPages';

test.each([...barePages, ...shellPages].map(({ path }) => path))('%s is the shell’s own', (path) => {
  expect(shellPaths.some((own) => path === own || path.startsWith(`${own}/`))).toBe(true);
});
