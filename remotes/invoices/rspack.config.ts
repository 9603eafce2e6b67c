import { defineRemote } from '@atrium/build';
import manifest from './src/manifest';

const configure = defineRemote(import.meta.dirname, manifest);

/** Fonts for files are in the chunk that makes these: it is loaded on demand, and checked by its hash. */
const fonts = { test: /\.ttf$/, type: 'asset/inline' } as const;

export default (asked: Parameters<typeof configure>[0]) => {
  const config = configure(asked);
  return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), fonts] } };
};
