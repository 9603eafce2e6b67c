// Replaces the parts of the federation runtime that read manifests and fetch ahead by them: the registry names each
// entry itself, and nothing here preloads a remote. A call of what is missing says so.

const isMissing = (): never => {
  throw new Error('Manifests and preloading of remotes are not available in the build.');
};

export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map<string, unknown>();
  loadRemoteSnapshotInfo = isMissing;
}

export const getGlobalRemoteInfo = () => ({});

export const formatPreloadArgs = isMissing;
export const preloadAssets = isMissing;
export const defaultPreloadArgs = isMissing;
export const normalizePreloadExposes = isMissing;
