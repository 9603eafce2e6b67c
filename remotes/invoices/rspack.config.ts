import { defineRemote } from '@atrium/build';
import manifest from './src/manifest';

const configure = defineRemote(import.meta.dirname, manifest);

const unused = { html2canvas: false, canvg: false, dompurify: false } as const;

export default (asked: Parameters<typeof configure>[0]) => {
  const config = configure(asked);
  const { alias } = config.resolve ?? {};
  return { ...config, resolve: { ...config.resolve, alias: { ...alias, ...unused } } };
};
