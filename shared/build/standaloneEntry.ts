import { join } from 'node:path';
import { type AppManifest, languages } from '@atrium/contract';
import { manifestIcons, manifestModules } from '@atrium/contract/host';

const imports: Readonly<Record<string, string>> = {
  '{ installMock }': '@atrium/mock',
  '{ changeTexts, startStandalone }': '@atrium/standalone',
  app: './app',
  manifest: './manifest',
};

const loaders = (names: readonly string[], toPath: (name: string) => string) =>
  names.map((name) => `    ${JSON.stringify(name)}: () => import(${JSON.stringify(toPath(name))}),`).join('\n');

const textsOf = (language: string) => `./locales/${language}.json`;

/**
 * The module that starts an app alone: it lies beside `app.tsx`, in no file, and loads what the manifest names.
 * @param directory the remote's folder
 */
export function standaloneEntry(directory: string, manifest: AppManifest): { file: string; source: string } {
  const icons = manifestIcons(manifest);
  const source = `
${Object.entries(imports)
  .map(([names, from]) => `import ${names} from ${JSON.stringify(from)};`)
  .join('\n')}
${icons.map((icon, index) => `import { __iconData as icon${index} } from "lucide-react/icons/${icon}";`).join('\n')}

const readLocales = () => ({
${loaders(languages, textsOf)}
});

startStandalone({
  app,
  manifest,
  installMock,
  locales: readLocales(),
  icons: { ${icons.map((icon, index) => `${JSON.stringify(icon)}: icon${index}.node`).join(', ')} },
  modules: {
${loaders(manifestModules(manifest), (module) => module)}
  },
});

// A text that changes is put in place: what was typed on the page stays.
import.meta.webpackHot?.accept(${JSON.stringify(languages.map(textsOf))}, () => changeTexts(readLocales()));
`;
  return { file: join(directory, 'src/standaloneEntry.js'), source };
}
