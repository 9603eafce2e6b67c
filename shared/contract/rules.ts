import { keyIssues } from './keyRules';
import type { AppManifest, JsonSchema, LabelKey, MenuEntry, SlotEntry } from './manifest';
import { appManifest } from './manifestShape';
import { isOwnedBy, plainPath } from './paths';
import { hostSections } from './sections';
import { isOf, issuesOf } from './shape';

/** Facts about an app's folder that the build knows besides its manifest. */
export interface ManifestContext {
  /** Is there a source file for the module that the manifest names? */
  hasModule(module: string): boolean;
  hasIcon(icon: string): boolean;
  /** The icon whose name is most like this one, where one is known. */
  iconNear?(icon: string): string | undefined;
  /** The languages in which the label is missing. */
  languagesWithout(label: LabelKey): readonly string[];
}

/** One rule: sentences about what is wrong; none when all is well. */
type ManifestRule = (manifest: AppManifest, context: ManifestContext) => string[];

type MenuItem = Omit<MenuEntry, 'section' | 'children'>;

export const menuItems = (manifest: AppManifest): MenuItem[] =>
  (manifest.menu ?? []).flatMap((entry): MenuItem[] => [entry, ...(entry.children ?? [])]);

const slotLabels = ({ label, widget }: SlotEntry): LabelKey[] => [
  label,
  ...(widget?.settings ?? []).flatMap((setting) => [
    setting.label,
    ...setting.choices.flatMap((choice) => choice.label ?? []),
  ]),
];

/** Every label key that the shell draws for this app. */
export const manifestLabels = (manifest: AppManifest): LabelKey[] => [
  ...new Set([
    manifest.title,
    ...manifest.paths.map(({ label }) => label),
    ...menuItems(manifest).map(({ label }) => label),
    ...(manifest.sections ?? []).map(({ label }) => label),
    ...(manifest.search ?? []).flatMap(({ label, personMenu }) => [label, personMenu?.label ?? label]),
    ...(manifest.commands ?? []).flatMap(({ label }) => label ?? []),
    ...Object.values(manifest.actions ?? {}).map(({ label }) => label),
    ...(manifest.backend?.records ?? []).map(({ label }) => label),
    ...(manifest.notifications ?? []).flatMap(({ title, text }) => [title, text]),
    ...(manifest.slots ?? []).flatMap(slotLabels),
    ...(manifest.rights ?? []).map(({ label }) => label),
  ]),
];

/** Every icon that the shell draws for this app. */
export const manifestIcons = (manifest: AppManifest): string[] => [
  ...new Set([
    manifest.icon,
    ...menuItems(manifest).map(({ icon }) => icon),
    ...(manifest.search ?? []).map(({ icon }) => icon),
    ...(manifest.commands ?? []).flatMap(({ icon }) => icon ?? []),
    ...Object.values(manifest.actions ?? {}).flatMap(({ icon }) => icon ?? []),
    ...(manifest.backend?.records ?? []).map(({ icon }) => icon),
    ...(manifest.slots ?? []).map(({ icon }) => icon),
  ]),
];

/** Every module, besides `./app`, that the manifest says is exposed. */
export const manifestModules = (manifest: AppManifest): string[] => [
  ...new Set([
    ...(manifest.commands ?? []).map(({ module }) => module),
    ...(manifest.slots ?? []).map(({ module }) => module),
    ...(manifest.backend ? [manifest.backend.module] : []),
  ]),
];

const pathsAreOwned: ManifestRule = (manifest) => {
  const isOwned = (target: string) => manifest.paths.some((entry) => isOwnedBy(target, entry));
  const paths = [
    ...menuItems(manifest).flatMap(({ path }) => path ?? []),
    ...(manifest.search ?? []).map(({ path }) => path),
  ];
  return [...new Set(paths.map(plainPath))]
    .filter((path) => !isOwned(path))
    .map((path) => `The entry "${path}" leads outside the app's own paths: add it to "paths", or lead to one of them.`);
};

const modulesExist: ManifestRule = (manifest, { hasModule }) =>
  manifestModules(manifest)
    .filter((module) => !hasModule(module))
    .map(
      (module) =>
        `The module "${module}" is named, but src/${module.slice(2)} does not exist: add it, or correct the name.`,
    );

const labelsExist: ManifestRule = (manifest, { languagesWithout }) =>
  manifestLabels(manifest).flatMap((label) => {
    const missing = languagesWithout(label);
    const files = missing.map((language) => `src/locales/${language}.json`).join(', ');
    return missing.length
      ? [`The label "${label}" does not exist in ${missing.join(', ')}: add its text to ${files}.`]
      : [];
  });

const iconsExist: ManifestRule = (manifest, { hasIcon, iconNear }) =>
  manifestIcons(manifest)
    .filter((icon) => !hasIcon(icon))
    .map((icon) => {
      const meant = iconNear?.(icon);
      return `The icon "${icon}" is not in the icon family${meant ? `: did you mean "${meant}"?` : ', which is lucide.'}`;
    });

const idsAreUnique: ManifestRule = (manifest) =>
  [
    ...repeated(menuItems(manifest).map(({ id }) => id)).map((id) => `The menu entry "${id}" is there twice.`),
    ...repeated((manifest.search ?? []).map(({ id }) => id)).map((id) => `The search entry "${id}" is there twice.`),
    ...repeated((manifest.commands ?? []).map(({ id }) => id)).map((id) => `The command "${id}" is there twice.`),
    ...repeated((manifest.slots ?? []).map(({ id }) => id)).map((id) => `The slot entry "${id}" is there twice.`),
  ].sort();

const sectionsExist: ManifestRule = ({ menu = [], sections = [] }) => {
  const known = [...hostSections, ...sections].map(({ id }) => id);
  return [...new Set(menu.map(({ section }) => section))]
    .filter((section) => !known.includes(section))
    .map((section) => `The section "${section}" is not the shell's (${hostIds}), and is not declared in "sections".`);
};

const commandsCarryTheId: ManifestRule = ({ id, commands = [] }) =>
  commands
    .filter((command) => !command.id.startsWith(`${id}.`))
    .map((command) => `The command "${command.id}" does not begin with "${id}.".`);

const placesAreOwn: ManifestRule = ({ id, places = [] }) => [
  ...places
    .filter(({ slot }) => !slot.startsWith(`${id}.`))
    .map(({ slot }) => `The place "${slot}" does not begin with "${id}.".`),
  ...repeated(places.map(({ slot }) => slot)).map((slot) => `The place "${slot}" is there twice.`),
];

const rightsAreOwn: ManifestRule = ({ subjects = [], rights = [] }) =>
  rights
    .filter(({ subject }) => !subjects.includes(subject))
    .map(({ subject }) => `The right "${subject}" is about none of the app's subjects.`);

/** A notification of a seed names its texts as one that is sent does. */
const firstNotificationsHaveTexts: ManifestRule = ({ id, notifications = [], backend }) =>
  [...new Set((backend?.notifications ?? []).map(({ code }) => code))]
    .filter((code) => code.startsWith(`${id}.`) && !notifications.some((one) => `${id}.${one.id}` === code))
    .map(
      (code) =>
        `The notification "${code}" of "backend" has no texts: add "${code.slice(id.length + 1)}" to "notifications".`,
    );

const typedWordsAreAccepted: ManifestRule = ({ commands = [] }) =>
  commands
    .filter(({ typed, label, argument }) => typed && !(label && hasProperty(argument, typed)))
    .map(
      ({ id, typed }) => `The command "${id}" takes typed words and has no label, or no "${typed}" in its argument.`,
    );

const hasProperty = (argument: JsonSchema | undefined, name: string): boolean =>
  typeof argument?.properties === 'object' && argument.properties !== null && name in argument.properties;

const hostIds = hostSections.map(({ id }) => id).join(', ');

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const manifestRules: readonly ManifestRule[] = [
  pathsAreOwned,
  modulesExist,
  labelsExist,
  iconsExist,
  idsAreUnique,
  sectionsExist,
  commandsCarryTheId,
  placesAreOwn,
  rightsAreOwn,
  firstNotificationsHaveTexts,
  typedWordsAreAccepted,
  keyIssues,
];

/**
 * Everything that is wrong with a manifest, a sentence each; empty when it fits its app. One that has not the shape of a
 * manifest is asked for nothing else.
 */
export const manifestIssues = (manifest: unknown, context: ManifestContext): string[] =>
  isOf(appManifest, manifest)
    ? manifestRules.flatMap((rule) => rule(manifest, context))
    : issuesOf(appManifest, 'manifest', manifest);
