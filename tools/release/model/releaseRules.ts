import type { SharedNames } from '../../../shared/build/sharedNames';
import { overlap } from '../../../shared/contract/callPaths';
import { isIntegrity } from '../../../shared/contract/guards';
import { keyPrefixes } from '../../../shared/contract/hostPages';
import { lettersOf } from '../../../shared/contract/keyRules';
import { type AppManifest, type EmittedManifest, languages } from '../../../shared/contract/manifest';
import { isContested, isWithin } from '../../../shared/contract/paths';
import type { Release } from '../../../shared/contract/registry';
import { containerName } from '../../../shared/contract/releaseShape';
import { manifestIssues, menuItems } from '../../../shared/contract/rules';
import { fitsHost } from '../../../shared/contract/versions';
import { framePrefixes } from '../../../shared/core/prefixes';
import { type StyleSheet, styleProblems } from './styleProblems';

/** What a release's files say of themselves, whatever the registry says of them. */
export interface ReleaseFacts {
  /** The shared libraries and entry points that its code asks the host for, each with the range. */
  needs: Readonly<Record<string, string>>;
  /** The names that it takes of them, as its build has recorded them. */
  takes: SharedNames;
  /** The modules that its entry exposes. */
  exposes: readonly string[];
  /** What is wrong with the files: one is gone, or is not covered by an integrity hash. */
  problems: readonly string[];
  /** Its style sheets. */
  styles: readonly StyleSheet[];
}

/** Beside what a release would be live. */
export interface LiveSurroundings {
  shell: {
    release: string;
    host: string;
    /** The versions of what it provides; unknown for a shell whose files do not say. */
    provides?: Readonly<Record<string, string>>;
    /** The names that it gives of them; unknown of a module for which its build could not tell. */
    gives?: SharedNames;
    /** The shell's own pages. */
    paths: readonly string[];
    /** The ids of its search entries, at which bookmarks point. */
    searchIds: readonly number[];
    /** Its places that apps may fill. */
    slots: readonly string[];
  };
  /** The manifests of all other live apps. */
  others: readonly EmittedManifest[];
  origins: readonly string[];
}

/** One rule: the sentences that say what would break; none when all is well. */
type ReleaseRule = (release: Release, live: LiveSurroundings, facts: ReleaseFacts) => string[];

const ownerOf = ({ id, owner }: AppManifest) => `${id} (${owner.team}, ${owner.contact})`;

const hostFits: ReleaseRule = ({ manifest }, { shell }) =>
  !shell.release
    ? ['There is no live shell: release it first.']
    : fitsHost(manifest.host, shell.host)
      ? []
      : [
          `It is built for the host API ${manifest.host}; the live shell ${shell.release} offers ${shell.host}. Release a shell that fits first.`,
        ];

const librariesAreProvided: ReleaseRule = (_release, { shell: { release, provides } }, { needs }) =>
  Object.entries(provides ? needs : {}).flatMap(([name, range]) => {
    const version = provides?.[name];
    if (version === undefined) return [`It needs ${name}, which the live shell ${release} does not provide.`];
    return fitsHost(range, version)
      ? []
      : [`It needs ${name} ${range}; the live shell ${release} provides ${version}.`];
  });

const namesAreGiven: ReleaseRule = (_release, { shell: { release, gives = {} } }, { takes }) =>
  Object.entries(takes).flatMap(([module, names]) => {
    const missing = names.filter((name) => Object.hasOwn(gives, module) && !gives[module]?.includes(name));
    return missing.length
      ? [
          `It uses ${missing.join(', ')} of ${module}, which the live shell ${release} does not give: release a shell that does, or an app that does without.`,
        ]
      : [];
  });

const pathsAreFree: ReleaseRule = ({ manifest }, { others, shell }) =>
  manifest.paths.flatMap((entry) => {
    if (shell.paths.some((path) => isWithin(entry.path, path))) return [`The path ${entry.path} is the shell's own.`];
    const owner = others.find(({ paths }) => paths.some((other) => isContested(other, entry)));
    return owner ? [`The path ${entry.path} is owned by ${ownerOf(owner)}.`] : [];
  });

const callsAreFree: ReleaseRule = ({ manifest }, { others }) =>
  (manifest.backend?.prefixes ?? []).flatMap((prefix) => {
    if (
      Object.values(framePrefixes)
        .flat()
        .some((own) => overlap(own, prefix))
    )
      return [`The calls under ${prefix} are the frame’s own.`];
    const owner = others.find(({ backend }) => backend?.prefixes.some((other) => overlap(other, prefix)));
    return owner ? [`The calls under ${prefix} are owned by ${ownerOf(owner)}.`] : [];
  });

/** What has an id that no two apps may share, and how it is called. */
const idsOf: Record<string, (manifest: AppManifest) => (string | number)[]> = {
  'menu entry': (manifest) => menuItems(manifest).map(({ id }) => id),
  'search entry': ({ search = [] }) => search.map(({ id }) => id),
  command: ({ commands = [] }) => commands.map(({ id }) => id),
  'slot offer': ({ slots = [] }) => slots.map(({ id }) => id),
  'count of badges': ({ backend: { counts = {}, personalCounts = {} } = {} }) =>
    Object.keys({ ...counts, ...personalCounts }),
  [`letter after ${keyPrefixes.go}`]: lettersOf.go,
  [`letter after ${keyPrefixes.new}`]: lettersOf.new,
};

const idsAreFree: ReleaseRule = ({ manifest }, { others }) =>
  Object.entries(idsOf).flatMap(([kind, idsIn]) =>
    idsIn(manifest).flatMap((id) => {
      const owner = others.find((other) => idsIn(other).includes(id));
      return owner ? [`The ${kind} "${id}" belongs to ${ownerOf(owner)}.`] : [];
    }),
  );

const searchIdsAreFree: ReleaseRule = ({ manifest: { search = [] } }, { shell }) =>
  search
    .filter(({ id }) => shell.searchIds.includes(id))
    .map(({ id }) => `The search entry "${id}" is the shell's own.`);

const containerIsItsOwn: ReleaseRule = ({ container, release, manifest: { id } }) =>
  container === containerName(id, release)
    ? []
    : [`The container is called "${container}", not "${containerName(id, release)}": two releases would be one.`];

const slotPlacesExist: ReleaseRule = ({ manifest: { id, slots = [] } }, { others, shell }) =>
  slots
    .filter(({ slot }) => !shell.slots.includes(slot))
    .filter(({ slot }) => ![id, ...others.map((other) => other.id)].some((owner) => slot.startsWith(`${owner}.`)))
    .map(
      ({ slot }) =>
        `The slot "${slot}" is no place of the frame (${shell.slots.join(', ')}), nor does it begin with the id of a live app.`,
    );

const exposesAnApp: ReleaseRule = (_release, _live, { exposes, problems }) =>
  problems.length || exposes.includes('./app') ? [] : ['The entry exposes no "./app".'];

const manifestFits: ReleaseRule = ({ manifest }, _live, { exposes, problems }) =>
  manifestIssues(manifest, {
    // Files that could not be read expose nothing, and say so themselves.
    hasModule: (module) => problems.length > 0 || exposes.includes(module),
    hasIcon: (icon) => manifest.icons[icon] !== undefined,
    languagesWithout: (label) => languages.filter((language) => !manifest.labels[language]?.[label]?.trim()),
  });

const hasIntegrity: ReleaseRule = ({ integrity, entry }) =>
  isIntegrity(integrity) ? [] : [`The entry ${entry} has no integrity hash.`];

const originIsAllowed: ReleaseRule = ({ entry }, { origins }) => {
  if (entry.startsWith('/') && !entry.startsWith('//')) return [];
  const origin = URL.canParse(entry) ? new URL(entry).origin : entry;
  return origins.includes(origin)
    ? []
    : [`${origin} is not among the origins of the registry, so pages would refuse it.`];
};

const filesAreWhole: ReleaseRule = (_release, _live, { problems }) => [...problems];

const stylesStayWithin: ReleaseRule = ({ manifest: { id } }, { others }, { styles }) =>
  styleProblems(styles, id, [id, ...others.map((other) => other.id)]);

const rules: readonly ReleaseRule[] = [
  hostFits,
  librariesAreProvided,
  namesAreGiven,
  pathsAreFree,
  callsAreFree,
  idsAreFree,
  searchIdsAreFree,
  containerIsItsOwn,
  slotPlacesExist,
  exposesAnApp,
  manifestFits,
  hasIntegrity,
  originIsAllowed,
  filesAreWhole,
  stylesStayWithin,
];

/** Everything that would break if the release went live, a sentence each. */
export const releaseProblems: ReleaseRule = (release, live, facts) =>
  rules.flatMap((rule) => rule(release, live, facts));

/** What of a release that stays live would break under another shell, or with other origins, a sentence each. */
export const hostProblems: ReleaseRule = (release, live, facts) =>
  [hostFits, librariesAreProvided, namesAreGiven, originIsAllowed].flatMap((rule) => rule(release, live, facts));

const offeredBy = ({ commands = [], slots = [] }: AppManifest) => [...commands, ...slots].map(({ id }) => id);
const usedBy = ({ uses }: AppManifest) => [...(uses?.commands ?? []), ...(uses?.slots ?? [])];

/**
 * What other live apps would have to do without, a sentence each.
 * @param after what is live of the app from now on; undefined when it is taken out
 */
export const goneOffers = (
  before: EmittedManifest | undefined,
  after: EmittedManifest | undefined,
  others: readonly EmittedManifest[],
): string[] =>
  (before ? offeredBy(before) : [])
    .filter((id) => !(after ? offeredBy(after) : []).includes(id))
    .flatMap((id) => {
      const users = others.filter((other) => usedBy(other).includes(id)).map(ownerOf);
      return users.length ? [`"${id}" is gone, and is used by ${users.join(' and ')}.`] : [];
    });
