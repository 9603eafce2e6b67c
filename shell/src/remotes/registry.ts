import type { EmittedManifest, RegisteredApp, Registry, Release } from 'shared/contract';

/** The registry that the server has put into the page, so that a cold start waits for no request. */
export function inlinedRegistry(): Registry {
  return JSON.parse(document.getElementById('registry')?.textContent ?? '{}');
}

/** The release of an app that this page takes, or none when the registry's entry is not whole. */
export const liveRelease = (app: RegisteredApp): Release | undefined =>
  app.releases.find(({ release }) => release === app.live);

/** The live release of every app, by id. An app whose entry is not whole is left out and never takes the frame down. */
export function liveReleases(registry: Registry): Map<string, Release> {
  const releases = new Map<string, Release>();
  for (const [id, app] of Object.entries(registry.apps)) {
    const release = liveRelease(app);
    if (release?.manifest?.id === id) releases.set(id, release);
  }
  return releases;
}

export const manifestsOf = (releases: ReadonlyMap<string, Release>): EmittedManifest[] =>
  [...releases.values()].map(({ manifest }) => manifest);
