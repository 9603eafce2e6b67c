import type { ActionEntry, CommandEntry } from './actions';
import type { BackendEntry, NotificationEntry } from './backend';
import type { MenuEntry, MenuSection, PathEntry, SearchEntry } from './pages';
import type { SlotEntry, SlotPlace } from './slots';
import type { IconName, LabelKey, Language, Permission, RuleConditions } from './values';

export interface Owner {
  team: string;
  /** A mail address or a URL: where an admin's fault report goes. */
  contact: string;
}

/** Content of an app's `src/manifest.ts`: data, no code of the app. */
export interface AppManifest {
  /** Kebab case; also the name of its locale namespace and of its folder. */
  id: string;
  title: LabelKey;
  icon: IconName;
  owner: Owner;
  paths: PathEntry[];
  menu?: MenuEntry[];
  /** Sections of the menu that the shell does not have; the shell's declaration of an id counts before an app's. */
  sections?: MenuSection[];
  search?: SearchEntry[];
  commands?: CommandEntry[];
  /** By an id in camel case; pages handle them by `useActions()`. */
  actions?: Record<string, ActionEntry>;
  slots?: SlotEntry[];
  /** The slots on its own pages, for others to fill. Since 4.0. */
  places?: SlotPlace[];
  notifications?: NotificationEntry[];
  /** Commands and slots of others that this app calls or fills. */
  uses?: { commands?: string[]; slots?: string[] };
  /** Subjects of the ability that this app checks. */
  subjects?: string[];
  /** Labels of the subjects and their actions. Since 2.31. */
  rights?: RightEntry[];
  /** Permissions of the roles on the subjects. */
  grants?: Grant[];
  /**
   * Trusted Types policies that its framework makes, such as `lit-html`. Each product's operator allows them to the app by
   * name (`policies` of the registry), or its release is rejected. Since 5.0.
   */
  policies?: string[];
  /** The calls of its own: everything under these prefixes is answered by the exposed module, in the page and on a server. */
  backend?: BackendEntry;
}

/** One element of an icon: name and attributes. SVG shapes only. */
export type IconNode = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** The manifest as the build emits it (`app.json`) and the registry holds it: icons drawn, labels in every language. */
export interface EmittedManifest extends AppManifest {
  /** The range of the host API that it was built with, e.g. `^3.0.0`. */
  host: string;
  version: string;
  icons: Record<IconName, readonly IconNode[]>;
  labels: Record<Language, Record<LabelKey, string>>;
}

/** Presentation of a subject in the list of permissions. */
export interface RightEntry {
  /** One of `subjects`. */
  subject: string;
  label: LabelKey;
  /** Possible actions; defaults to read, create, update and delete. */
  actions?: string[];
  /** The column of its table with the id of a record's person: roles may then be given their own records alone. Since 3.1. */
  owner?: string;
}

/** Permissions of a role on a subject of the app; an admin may do everything. */
export interface Grant extends Permission {
  role: string;
  /** Takes it away from a role that would have it otherwise. */
  inverted?: boolean;
  /** Holds for records whose fields have these values alone: `{ ownerId: '$person' }`. Since 3.0. */
  conditions?: RuleConditions;
}
