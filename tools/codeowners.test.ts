import { readFileSync } from 'node:fs';
import { codeowners, codeownersFile } from './codeowners';

test('CODEOWNERS names the owners of the manifests (npx tsx tools/codeowners.ts updates it)', async () => {
  expect(readFileSync(codeownersFile, 'utf8')).toBe(await codeowners());
});
