import { iconName, icons } from './iconShape';
import { idIssue } from './ids';
import type {
  ActionEntry,
  AppManifest,
  BackendEntry,
  CommandEntry,
  EmittedManifest,
  FirstNotification,
  Grant,
  MenuEntry,
  MenuSection,
  ModuleName,
  NotificationEntry,
  Owner,
  PageFrame,
  PathEntry,
  Permission,
  PersonMenuEntry,
  RecordEntry,
  RightEntry,
  SearchEntry,
  SlotEntry,
  SlotPlace,
  WidgetEntry,
  WidgetSetting,
} from './manifest';
import {
  anyRecord,
  both,
  flag,
  key,
  list,
  matching,
  nullable,
  number,
  object,
  once,
  oneOf,
  optional,
  plain,
  record,
  type Shape,
  text,
} from './shape';

const filled: Shape<string> = matching('a text that is filled', (given) => given.trim() !== '');

/** An address of the page's own: a browser reads two slashes, or a backslash, as the start of another host. */
const path: Shape<string> = matching('a path that begins with one slash', (given) =>
  /^\/(?![/\\])[^\s\\]*$/.test(given),
);

const moduleName: Shape<ModuleName> = matching('a module like ./components/Cart', (given) =>
  /^\.\/[\w-]+(\/[\w-]+)*$/.test(given),
);

const hostRange: Shape<string> = matching('a version with an optional ^ or ~, like ^1.0.0', (given) =>
  /^[\^~]?\d+\.\d+\.\d+$/.test(given),
);

const id: Shape<string> = both(text, (given) => {
  const issue = idIssue(given);
  return issue ? [`: ${issue.replace(/\.$/, '')}`] : [];
});

const kebab: Shape<string> = matching('an id in kebab case', (given) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given));

const permission = object<Permission>({ action: filled, subject: filled });

const pageFrame = object<PageFrame>({
  menu: optional(oneOf('collapsed', 'hidden')),
  width: optional(oneOf('boxed')),
});

const pathEntry = object<PathEntry>({
  path,
  isExact: optional(flag),
  label: key,
  layout: optional(oneOf('page', 'full', 'blank')),
  frame: optional(pageFrame),
  requires: optional(permission),
});

const item = {
  id: filled,
  label: key,
  icon: iconName,
  path: optional(path),
  order: number,
  badge: optional(key),
  requires: optional(permission),
  goKey: optional(key),
};

const menuEntry = object<MenuEntry>({
  ...item,
  section: filled,
  children: optional(list(object<Omit<MenuEntry, 'section' | 'children'>>(item))),
});

const personMenuEntry = object<PersonMenuEntry>({
  group: oneOf('own', 'other'),
  order: number,
  isSettings: optional(flag),
  label: optional(key),
});

const searchEntry = object<SearchEntry>({
  id: kebab,
  label: key,
  path,
  icon: iconName,
  isBookmarked: optional(flag),
  personMenu: optional(personMenuEntry),
  requires: optional(permission),
});

const commandEntry = object<CommandEntry>({
  id: filled,
  label: optional(key),
  icon: optional(iconName),
  newKey: optional(key),
  argument: optional(anyRecord),
  typed: optional(filled),
  module: moduleName,
  requires: optional(permission),
});

const actionEntry = object<ActionEntry>({
  label: key,
  icon: optional(iconName),
  shortcut: optional(filled),
  requires: optional(permission),
  isInPalette: optional(flag),
});

const widgetEntry = object<WidgetEntry>({
  sizes: list(oneOf('small', 'medium', 'wide', 'full')),
  settings: optional(
    list(
      object<WidgetSetting>({
        id: filled,
        label: key,
        choices: list(object<WidgetSetting['choices'][number]>({ value: filled, label: optional(key) })),
      }),
    ),
  ),
  roles: optional(list(filled)),
  extraRows: optional(number),
});

const slotEntry = object<SlotEntry>({
  id: filled,
  slot: filled,
  label: key,
  icon: iconName,
  badge: optional(key),
  order: number,
  module: moduleName,
  requires: optional(permission),
  widget: optional(widgetEntry),
});

const firstNotification = object<FirstNotification>({
  kind: filled,
  code: filled,
  params: optional(record(text)),
  title: text,
  text,
  link: nullable(path),
  time: filled,
  isRead: optional(flag),
});

const backendEntry = object<BackendEntry>({
  prefixes: list(path),
  module: moduleName,
  counts: optional(record(number)),
  personalCounts: optional(record(record(number))),
  notifications: optional(list(firstNotification)),
  searches: optional(flag),
  records: optional(list(object<RecordEntry>({ group: filled, label: key, icon: iconName }))),
  listens: optional(list(filled)),
  due: optional(flag),
});

const fields = {
  id,
  title: key,
  icon: iconName,
  owner: object<Owner>({ team: filled, contact: filled }),
  paths: list(pathEntry),
  menu: optional(list(menuEntry)),
  sections: optional(list(object<MenuSection>({ id: filled, label: key, order: number }))),
  search: optional(list(searchEntry)),
  commands: optional(list(commandEntry)),
  actions: optional(record(actionEntry)),
  slots: optional(list(slotEntry)),
  places: optional(list(object<SlotPlace>({ slot: filled, data: optional(anyRecord) }))),
  notifications: optional(list(object<NotificationEntry>({ id: filled, title: key, text: key }))),
  uses: optional(
    object<NonNullable<AppManifest['uses']>>({ commands: optional(list(filled)), slots: optional(list(filled)) }),
  ),
  subjects: optional(list(filled)),
  rights: optional(
    list(
      object<RightEntry>({ subject: filled, label: filled, actions: optional(list(filled)), owner: optional(filled) }),
    ),
  ),
  grants: optional(
    list(
      object<Grant>({
        role: filled,
        action: filled,
        subject: filled,
        inverted: optional(flag),
        conditions: optional(record(plain)),
      }),
    ),
  ),
  policies: optional(list(filled)),
  backend: optional(backendEntry),
};

/** A manifest as an app writes it. What the build emits has it too. */
export const appManifest = object<AppManifest>(fields);

const labels = record(text);

/** A manifest as the build emits it, the gate takes it, and the page draws from it. */
export const emittedManifest = object<EmittedManifest>({
  ...fields,
  host: hostRange,
  version: filled,
  icons: once(icons),
  labels: once(object<EmittedManifest['labels']>({ en: labels, de: labels, fr: labels, pt: labels })),
});
