import { unfoldRegistry } from 'shared/contract/host';
import { timings } from '../model/timings';
import { type RegistryReading, readRegistry } from './readRegistry';

const nothing: RegistryReading = {
  registry: { revision: 0, api: { mode: 'mock' }, origins: [], shell: { release: '', host: '' }, apps: {} },
  malformed: [],
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let inlined: RegistryReading | undefined;

const elementOf = () => document.getElementById('registry');

function unpack(packed: string): Promise<unknown> {
  const characters = atob(packed);
  // An array's own way over a text takes one step after the other through an iterator: twenty times as long.
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

/** A registry of hundreds of apps is packed in the page: makes it readable, before anything reads it. */
export async function unpackRegistry(): Promise<void> {
  const element = elementOf();
  if (element?.getAttribute('type') !== 'application/gzip') return;
  const folded = await unpack(element.textContent).catch(() => undefined);
  inlined = readRegistry(unfoldRegistry(folded), element.hasAttribute('data-checked')) ?? nothing;
}

/** The registry that the server has put into the page, so that a cold start waits for no request. */
export function inlinedRegistry(): RegistryReading {
  inlined ??= readRegistry(parse(elementOf()?.textContent ?? '')) ?? nothing;
  return inlined;
}

/** Did the page come with a registry that can be read? */
export const hasInlinedRegistry = (): boolean => inlinedRegistry() !== nothing;

/** The registry as it is now. Rejects when it cannot be had. */
export async function fetchRegistry(): Promise<RegistryReading> {
  const signal = AbortSignal.timeout(timings.registry);
  const response = await fetch('/registry.json', { cache: 'no-cache', signal });
  const reading = response.ok ? readRegistry(await response.json()) : undefined;
  if (!reading) throw new Error(`The registry answered ${response.status}.`);
  return reading;
}

/** Asks for the registry, again and again, until it can be read; from then on it is the one that the page came with. */
export async function waitForRegistry(): Promise<RegistryReading> {
  for (;;) {
    const reading = await fetchRegistry().catch(() => undefined);
    if (reading) {
      inlined = reading;
      return reading;
    }
    await new Promise((resolve) => setTimeout(resolve, timings.registryRetry));
  }
}
