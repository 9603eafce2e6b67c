import axios from 'axios';
import type { Release } from 'shared/contract';
import type { Runtime } from 'shared/runtime';
import type { Demo } from './DemoContext';

/** What the demo's search and bookmarks may suggest: the search entries of all live apps. */
const suggestionsOf = (releases: ReadonlyMap<string, Release>) =>
  [...releases.values()].flatMap(({ manifest }) =>
    (manifest.search ?? []).map(({ id, label, path, icon }) => ({
      id,
      title: manifest.labels.en[label] ?? label,
      link: path,
      icon,
      target: manifest.id,
    })),
  );

/**
 * Installs the demo API on the page's client. Its code arrives beside the frame; calls made meanwhile wait for it.
 */
export function startDemo({ http }: Runtime, releases: ReadonlyMap<string, Release>): Demo {
  const network = http.defaults.adapter;
  const installing = import('mock').then(({ installMock }) => {
    if (network) http.defaults.adapter = network;
    return installMock(http, { suggestions: () => suggestionsOf(releases) });
  });
  http.defaults.adapter = async (config) => {
    await installing;
    return axios.getAdapter(http.defaults.adapter)(config);
  };
  return {
    async reset() {
      await (await installing).reset();
      location.reload();
    },
  };
}
