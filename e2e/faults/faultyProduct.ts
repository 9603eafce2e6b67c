import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmittedManifest, languages, type RegisteredApp } from '@atrium/contract';
import { changeRegistry, registryOf } from '../../tools/release/storage/folderRegistry';
import { type Product, serveProduct, writeEntry } from '../support/servedProduct';

const tail = readFileSync(join(import.meta.dirname, 'tail.js'), 'utf8');

const label = 'fault';

export const faultLabel = (id: string): string => `Fault of ${id}`;

function withSlotAndCommand(manifest: EmittedManifest): EmittedManifest {
  const { id, icon, slots = [], commands = [] } = manifest;
  const labels = languages.map((language) => [language, { ...manifest.labels[language], [label]: faultLabel(id) }]);
  return {
    ...manifest,
    labels: Object.fromEntries(labels),
    slots: [...slots, { id: 'fault', slot: 'navbar.end', label, icon, order: 900, module: './FaultSlot' }],
    commands: [...commands, { id: `${id}.fault`, label, icon, module: './faultCommands' }],
  };
}

/** Rewrites a release's entry with code that fails on demand, as the only release of its app. */
function prepareApp(folder: string, { live, releases }: RegisteredApp): RegisteredApp {
  const release = releases.find((one) => one.release === live);
  if (!release) throw new Error(`${live} is not in the registry.`);
  const { container, manifest } = release;
  const file = join(folder, release.entry);
  const known = JSON.stringify({ container, id: manifest.id });
  const integrity = writeEntry(file, `${readFileSync(file, 'utf8')}\n{ const release = ${known};\n${tail}}\n`);
  return { live, releases: [{ ...release, integrity, manifest: withSlotAndCommand(manifest) }] };
}

/**
 * The built product, whose apps fail on demand. Each has one release, a navbar slot and a command.
 * @param name of the folder; parallel tests must not share it
 */
export async function serveFaultyProduct(name: string): Promise<Product> {
  const product = await serveProduct(name);
  await changeRegistry(registryOf(product.folder), (registry) => ({
    ...registry,
    apps: Object.fromEntries(Object.entries(registry.apps).map(([id, app]) => [id, prepareApp(product.folder, app)])),
  }));
  return product;
}
