// Renames of the host API from 2.x to 3.0: `node tools/codemods/hostApi3.mjs [folder…]`, without folders the whole repository.
// A name is replaced in the packages themselves and in files that import it from one of them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const renames = {
  AppRoom: 'AppScope',
  FaultBoundary: 'ErrorBoundary',
  FaultBoundaryProps: 'ErrorBoundaryProps',
  FaultCard: 'ErrorCard',
  FaultCardProps: 'ErrorCardProps',
  ForwardPage: 'RedirectPage',
  ForwardPageProps: 'RedirectPageProps',
  IconDrawing: 'IconSvg',
  IconDrawingProps: 'IconSvgProps',
  LivePage: 'ChangeStreamClient',
  LookChoice: 'AppearanceChoice',
  LookChoices: 'AppearanceChoices',
  LookChoicesProps: 'AppearanceChoicesProps',
  OpenLive: 'OpenChangeStream',
  PictureProblem: 'PictureIssue',
  ProviderRefusal: 'ProviderRejection',
  RoomContext: 'AppIdContext',
  drawable: 'safeIconNodes',
  endingOf: 'fileExtensionOf',
  fieldsOf: 'fieldMessagesOf',
  idProblem: 'idIssue',
  keyProblems: 'keyIssues',
  kindOf: 'fileKindOf',
  largestPicture: 'maxPictureBytes',
  lookAt: 'seriesStyleAt',
  manifestProblems: 'manifestIssues',
  partOnDemand: 'lazyComponent',
  providerMistakes: 'providerIssues',
  releaseMistakes: 'releaseFormatIssues',
  useLooks: 'usePolling',
  usePageLook: 'usePageAppearance',
};
const packages = /^(shared\/(ui|sdk|contract|standalone)|gallery)\//;
/** Files of the packages that mean another thing by the word. */
const exceptions = { fieldsOf: /^gallery\/entries\/masks/ };

const modules = String.raw`'(?:@atrium\/|[.\/]*shared\/(?:ui|sdk|contract|standalone)\/)[^']+'`;
const clauses = new RegExp(
  String.raw`(?:(?:import|export)\s+(?:type\s+)?\{([^{}]*)\}\s+from\s+|\{([^{}]*)\} = await import\()${modules}`,
  'g',
);

const imported = (text) =>
  new Set(
    [...text.matchAll(clauses)].flatMap(([, names, loaded]) =>
      (names ?? loaded).split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/[\s:]+/)[0],
      ),
    ),
  );

function migrate(path, text) {
  const own = packages.test(path);
  const names = own ? Object.keys(renames) : [...imported(text)].filter((name) => name in renames);
  return names
    .filter((name) => !exceptions[name]?.test(path))
    .reduce((result, name) => result.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), renames[name]), text);
}

const folders = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-z', '--', ...folders], { encoding: 'utf8', maxBuffer: 1e9 });
for (const path of files.split('\0').filter((name) => /\.tsx?$/.test(name))) {
  const before = readFileSync(path, 'utf8');
  const after = migrate(path, before);
  if (after !== before) writeFileSync(path, after);
}
