import type { Registry } from '../../shared/contract/registry';

/** A registry before the first release. */
export const emptyRegistry: Registry = {
  revision: 0,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '', host: '' },
  apps: {},
};
