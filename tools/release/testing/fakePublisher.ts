// Publishes many releases of one app in a process of its own, for tests of concurrent publishers:
// `fakePublisher.ts REGISTRY APP COUNT`.

import { withRelease } from '../domain/registryChanges';
import { changeRegistry } from '../storage/folderRegistry';
import { fakeRelease } from './fakeRelease';

const [file = '', id = '', count = '0'] = process.argv.slice(2);
for (let number = 1; number <= Number(count); number += 1)
  await changeRegistry(file, async (registry) => {
    // Lets others run between the read and the write.
    await new Promise(setImmediate);
    return withRelease(registry, fakeRelease(id, `1.0.${number}-aaa`));
  });
