import type { MockHost } from '../frame/host';
import { DemoApi } from './api';
import { createProductApps } from './apps';
import { type Backend, memoryBackend } from './backend';
import { openIndexedDb } from './indexedDb';

export interface OpenOptions extends MockHost {
  now?: () => number;
  random?: () => number;
  scale?: number;
  /** Where the records are kept; chosen by itself where it is absent. */
  backend?: Backend;
}

/** The demo API of this page (or process), on the records it shares with the browser's other tabs. */
export async function openDemoApi({
  now = Date.now,
  random,
  scale = 1,
  backend,
  ...host
}: OpenOptions): Promise<DemoApi> {
  return new DemoApi({
    now,
    random,
    scale,
    apps: createProductApps(host),
    backend: backend ?? (await chooseBackend(scale)),
  });
}

/** The browser's database; memory where there is none, as in a private window. */
async function chooseBackend(scale: number): Promise<Backend> {
  if (typeof indexedDB === 'undefined') return memoryBackend();
  try {
    return await openIndexedDb(scale > 1 ? `atrium-demo-${scale}` : 'atrium-demo');
  } catch {
    return memoryBackend();
  }
}
