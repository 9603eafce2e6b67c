/// <reference types="@rspack/core/module" />

/** Sources as text, each folder in one file that is asked for when the first of them is read. */
const entries = import.meta.webpackContext('../entries?source', { regExp: /\.tsx$/, mode: 'lazy-once' });
const kit = import.meta.webpackContext('../../shared/ui?source', {
  recursive: true,
  regExp: /\/\w+\.tsx?$/,
  mode: 'lazy-once',
});

const textOf = (module: unknown): string => (typeof module === 'string' ? module : '');

export const readEntry = async (id: string): Promise<string> => textOf(await entries(`./${id}.tsx`));

let sources: Promise<string[]> | undefined;

/** The source of what the kit exports under a name; empty for what is antd's own. */
export async function readComponent(name: string): Promise<string> {
  sources ??= Promise.all(kit.keys().map(async (key) => textOf(await kit(key))));
  const declares = new RegExp(`^export (async )?(function|const|class) ${name}\\b`, 'm');
  return (await sources).find((source) => declares.test(source)) ?? '';
}
