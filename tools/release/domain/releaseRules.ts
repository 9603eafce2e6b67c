import { nearest } from '../../../shared/build/nearest';
import type { SharedNames } from '../../../shared/build/sharedNames';
import { unknownKeys } from '../../../shared/build/unknownKeys';
import { overlap } from '../../../shared/contract/callPaths';
import { isIntegrity } from '../../../shared/contract/guards';
import { keyPrefixes } from '../../../shared/contract/hostPages';
import { lettersOf } from '../../../shared/contract/keyRules';
import type { AppManifest, EmittedManifest } from '../../../shared/contract/manifest';
import { languages } from '../../../shared/contract/manifest';
import { emittedManifest } from '../../../shared/contract/manifestShape';
import { isContested, isWithin } from '../../../shared/contract/paths';
import type { Release } from '../../../shared/contract/registry';
import { containerName } from '../../../shared/contract/releaseShape';
import { manifestIssues, menuItems } from '../../../shared/contract/rules';
import { fitsHost } from '../../../shared/contract/versions';
import { corePrefixes } from '../../../shared/core/corePrefixes';
import { isLocal } from './channels';
import { nameIssues, placeIssue } from './nameRules';
import type { ReleaseContext } from './releaseContext';
import { type StyleSheet, styleIssues } from './styleRules';

/** Read from the release's files, independently of the registry. */
export interface ReleaseFacts {
  /** The shared libraries and entry points that the code takes from the host, with their ranges. */
  needs: Readonly<Record<string, string>>;
  /** The names taken from them, as recorded by the build. */
  takes: SharedNames;
  exposes: readonly string[];
  /** Missing files, and files that no integrity hash covers. */
  fileIssues: readonly string[];
  styles: readonly StyleSheet[];
}

type ReleaseRule = (release: Release, context: ReleaseContext, facts: ReleaseFacts) => string[];

const ownerOf = ({ id, owner }: AppManifest) => `${id} (${owner.team}, ${owner.contact})`;

const hostFits: ReleaseRule = ({ manifest }, { shell }) =>
  !shell.release
    ? ['There is no live shell: release it first.']
    : fitsHost(manifest.host, shell.host)
      ? []
      : [
          `It is built for the host API ${manifest.host}; the live shell ${shell.release} offers ${shell.host}. Release a shell that fits first.`,
        ];

/** Modules of the host API follow from its range: one sentence says that it does not fit. */
const isAnswered = (module: string, { manifest }: Release, { shell }: ReleaseContext) =>
  module.startsWith('@atrium/') && !fitsHost(manifest.host, shell.host);

const librariesAreProvided: ReleaseRule = (release, context, { needs }) => {
  const { release: shell, provides } = context.shell;
  const asked = Object.entries(provides ? needs : {}).filter(([name]) => !isAnswered(name, release, context));
  return asked.flatMap(([name, range]) => {
    const version = provides?.[name];
    if (version === undefined) return [`It needs ${name}, which the live shell ${shell} does not provide.`];
    return fitsHost(range, version) ? [] : [`It needs ${name} ${range}; the live shell ${shell} provides ${version}.`];
  });
};

const namesAreGiven: ReleaseRule = (release, context, { takes }) => {
  const { release: shell, gives = {} } = context.shell;
  const asked = Object.entries(takes).filter(([module]) => !isAnswered(module, release, context));
  return asked.flatMap(([module, names]) => {
    const missing = names.filter((name) => Object.hasOwn(gives, module) && !gives[module]?.includes(name));
    return missing.length
      ? [
          `It uses ${missing.join(', ')} of ${module}, which the live shell ${shell} does not export: release a shell that does, or an app that does not use it.`,
        ]
      : [];
  });
};

const policiesAreAllowed: ReleaseRule = ({ manifest: { id, policies = [] } }, context) =>
  policies
    .filter((name) => !context.policies[id]?.includes(name))
    .map(
      (name) =>
        `It makes the Trusted Types policy "${name}", which this product does not allow it: its operator adds "policies": { "${id}": ["${name}"] } to registry.json.`,
    );

const pathsAreFree: ReleaseRule = ({ manifest }, { others, shell }) =>
  manifest.paths.flatMap((entry) => {
    if (shell.paths.some((path) => isWithin(entry.path, path))) return [`The path ${entry.path} is the shell's own.`];
    const owner = others.find(({ paths }) => paths.some((other) => isContested(other, entry)));
    return owner ? [`The path ${entry.path} is owned by ${ownerOf(owner)}.`] : [];
  });

const callsAreFree: ReleaseRule = ({ manifest }, { others }) =>
  (manifest.backend?.prefixes ?? []).flatMap((prefix) => {
    if (
      Object.values(corePrefixes)
        .flat()
        .some((own) => overlap(own, prefix))
    )
      return [`The calls under ${prefix} are the shell's own.`];
    const owner = others.find(({ backend }) => backend?.prefixes.some((other) => overlap(other, prefix)));
    return owner ? [`The calls under ${prefix} are owned by ${ownerOf(owner)}.`] : [];
  });

/** Ids that must be unique among all apps, by what they name. */
const idsOf: Record<string, (manifest: AppManifest) => (string | number)[]> = {
  'menu entry': (manifest) => menuItems(manifest).map(({ id }) => id),
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

const containerIsItsOwn: ReleaseRule = ({ container, release, manifest: { id } }) =>
  container === containerName(id, release)
    ? []
    : [
        `The container is called "${container}", not "${containerName(id, release)}": two releases would share one name.`,
      ];

const exposesAnApp: ReleaseRule = (_release, _context, { exposes, fileIssues }) =>
  fileIssues.length || exposes.includes('./app') ? [] : ['The entry exposes no "./app".'];

const manifestFits: ReleaseRule = ({ manifest }, _context, { exposes, fileIssues }) =>
  manifestIssues(manifest, {
    // Files that could not be read expose nothing, and are reported by themselves.
    hasModule: (module) => fileIssues.length > 0 || exposes.includes(module),
    hasIcon: (icon) => manifest.icons[icon] !== undefined,
    languagesWithout: (label) => languages.filter((language) => !manifest.labels[language]?.[label]?.trim()),
  });

/** A page leaves them alone: `requries` for `requires` would open a page to everybody. */
const keysAreKnown: ReleaseRule = ({ manifest }) => unknownKeys(emittedManifest, 'manifest', manifest);

const namesAreKnown: ReleaseRule = ({ manifest }, { others, shell }) => nameIssues(manifest, others, shell.slots);

const hasIntegrity: ReleaseRule = ({ integrity, entry }) =>
  isIntegrity(integrity) ? [] : [`The entry ${entry} has no integrity hash.`];

const originIsAllowed: ReleaseRule = (release, { origins }) => {
  if (isLocal(release)) return [];
  const { entry } = release;
  const origin = URL.canParse(entry) ? new URL(entry).origin : entry;
  return origins.includes(origin)
    ? []
    : [`${origin} is not among the origins of the registry, so pages would reject it.`];
};

const filesAreIntact: ReleaseRule = (_release, _context, { fileIssues }) => [...fileIssues];

const stylesStayWithin: ReleaseRule = ({ manifest: { id } }, { others }, { styles }) =>
  styleIssues(styles, id, [id, ...others.map((other) => other.id)]);

const rules: readonly ReleaseRule[] = [
  hostFits,
  librariesAreProvided,
  namesAreGiven,
  policiesAreAllowed,
  pathsAreFree,
  callsAreFree,
  idsAreFree,
  containerIsItsOwn,
  exposesAnApp,
  manifestFits,
  keysAreKnown,
  namesAreKnown,
  hasIntegrity,
  originIsAllowed,
  filesAreIntact,
  stylesStayWithin,
];

/** Everything that would break if the release went live. */
export const releaseIssues: ReleaseRule = (release, context, facts) =>
  rules.flatMap((rule) => rule(release, context, facts));

/** Issues of a live release under another shell or other origins. */
export const hostIssues: ReleaseRule = (release, context, facts) =>
  [hostFits, librariesAreProvided, namesAreGiven, originIsAllowed].flatMap((rule) => rule(release, context, facts));

/**
 * Commands and places of slots that an app uses and nothing offers: its buttons would do nothing.
 * @param others the manifests that would be live with it
 * @param hostSlots the shell's own places
 */
export function missingUses(
  manifest: AppManifest,
  others: readonly AppManifest[],
  hostSlots: readonly string[],
): string[] {
  const { commands = [], uses } = manifest;
  const offered = [...commands, ...others.flatMap((other) => other.commands ?? [])].map((command) => command.id);
  const places = [...hostSlots, ...others.flatMap(({ slots = [] }) => slots.map(({ slot }) => slot))];
  return [
    ...(uses?.commands ?? [])
      .filter((command) => !offered.includes(command))
      .map(
        (command) =>
          `src/manifest.ts uses the command "${command}", which no live app offers.${nearestTo(command, offered)}`,
      ),
    ...(uses?.slots ?? []).flatMap((slot) => {
      const issue = placeIssue(slot, [manifest, ...others], places);
      return issue ? [`src/manifest.ts uses the slot ${issue}`] : [];
    }),
  ];
}

const nearestTo = (word: string, known: readonly string[]) => {
  const meant = nearest(word, known);
  return meant ? ` Did you mean "${meant}"?` : ' Release the app that offers it first, or do without.';
};

const offeredBy = ({ commands = [], slots = [] }: AppManifest) => [...commands, ...slots].map(({ id }) => id);
const usedBy = ({ uses }: AppManifest) => [...(uses?.commands ?? []), ...(uses?.slots ?? [])];

/**
 * Other live apps that use a command or slot which the app no longer offers, a sentence for each command or slot.
 * @param after undefined when the app is removed
 */
export const brokenDependents = (
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
