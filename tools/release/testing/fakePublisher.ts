// A process that publishes many releases of one app as fast as it can, for the test of several at once:
// `fakePublisher.ts <registry.json> <app> <count>`.

import { withRelease } from '../domain/registryChanges';
import { changeRegistry } from '../storage/folderRegistry';
import { fakeRelease } from './fakeRelease';

const [file = '', id = '', count = '0'] = process.argv.slice(2);
for (let number = 1; number <= Number(count); number += 1)
  await changeRegistry(file, async (registry) => {
    // Others get their turn between what was read and what is written.
    await new Promise(setImmediate);
    return withRelease(registry, fakeRelease(id, `1.0.${number}-aaa`));
  });
