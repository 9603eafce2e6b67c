// What names a module: `from '…'`, `import '…'`, `import('…')` with or without a comment for the bundler, and `require('…')`.
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|\brequire(?:\.resolve)?\(\s*)(['"])([^'"\n]+)\2/g;

/**
 * A module's text with each relative import named in full, as Node asks for: `./store` becomes `./store.js`, a folder its
 * index. What is named in full stays.
 * @param isFile is there such a file, seen from the module?
 */
export function withFullSpecifiers(text: string, isFile: (path: string) => boolean): string {
  return text.replace(specifier, (whole, before: string, quote: string, path: string) => {
    if (!path.startsWith('.') || isFile(path)) return whole;
    const full = [`${path}.js`, `${path}/index.js`].find(isFile);
    return full ? `${before}${quote}${full}${quote}` : whole;
  });
}

/** The package that a specifier leads into. */
export const packageName = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The packages that a module's text imports. */
export function packagesIn(text: string): string[] {
  const names = [...text.matchAll(specifier)]
    .map(([, , , path = '']) => path)
    .filter((path) => !path.startsWith('.') && !path.startsWith('node:'))
    .map(packageName);
  return [...new Set(names)].sort();
}
