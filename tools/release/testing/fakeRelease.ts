import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmittedManifest } from '../../../shared/contract/manifest';
import type { Release } from '../../../shared/contract/registry';
import { createBareManifest, sampleRelease } from '../../../shared/contract/samples';
import { pathOf } from '../domain/channels';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const chunk = 'console.log("a chunk")';
const entry = `var x={moduleMap:{"./app":()=>1}},y={shareKey:"react",import:null,requiredVersion:"^19.0.0"};sri="${hashOf(chunk)}"`;

export const fakeManifest = (id: string, changes: Partial<EmittedManifest> = {}): EmittedManifest => ({
  ...createBareManifest({
    id,
    owner: { team: `Team ${id}`, contact: `${id}@example.com` },
    paths: [{ path: `/apps/${id}`, label: 'title' }],
    icons: { box: [] },
    labels: { en: { title: 'T' }, de: { title: 'T' }, fr: { title: 'T' }, pt: { title: 'T' } },
  }),
  ...changes,
});

export const fakeRelease = (id: string, release: string, changes: Partial<EmittedManifest> = {}): Release => ({
  ...sampleRelease({ id }, release),
  integrity: hashOf(entry),
  manifest: fakeManifest(id, changes),
});

export const folderOf = (dist: string, release: Release) => join(dist, pathOf(release));

/** Writes the release's files into a served folder. @param files replace or join the usual ones */
export function writeFiles(dist: string, release: Release, files: Record<string, string> = {}): void {
  const folder = folderOf(dist, release);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ 'remoteEntry.js': entry, 'chunk.js': chunk, ...files }))
    writeFileSync(join(folder, name), text);
}
