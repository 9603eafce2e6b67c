import type { PageFrame, PageLayout, PathEntry } from '@atrium/contract';

interface LayoutSample {
  layout: PageLayout;
  frame?: PageFrame;
}

/** The pages that show what an app may ask of the shell, each by what its manifest says of its path. */
export const layoutSamples: Readonly<Record<string, LayoutSample>> = {
  '/page-layout/collapse-menu': { layout: 'page', frame: { menu: 'collapsed' } },
  '/page-layout/layout-boxed': { layout: 'page', frame: { width: 'boxed' } },
  '/page-layout/without-menu': { layout: 'page', frame: { menu: 'hidden' } },
  '/page-layout/layout-empty': { layout: 'page' },
  '/page-layout/layout-blank': { layout: 'blank' },
};

export function writeLayout(path: string): string {
  const { layout, frame } = layoutSamples[path] ?? { layout: 'page' };
  const asked = Object.entries(frame ?? {}).map(([name, value]) => `${name}: '${value}'`);
  const entry = [`path: '${path}'`, ...(layout === 'page' ? [] : [`layout: '${layout}'`])];
  return `{ ${[...entry, ...(asked.length > 0 ? [`frame: { ${asked.join(', ')} }`] : [])].join(', ')}, label: 'title' }`;
}

export const layoutPaths = (requires: PathEntry['requires']): PathEntry[] =>
  Object.entries(layoutSamples).map(([path, asked]) => ({
    path,
    label: 'title',
    ...asked,
    ...(requires && { requires }),
  }));
