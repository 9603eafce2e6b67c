/** Languages every app speaks. A manifest's labels exist in each of them. */
export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** One rule of the ability, and what a path, entry, command or slot asks for. */
export interface Permission {
  action: string;
  subject: string;
}

/** A key of `src/locales/<language>.json` of the app, in dots: `menu.inbox`. */
export type LabelKey = string;

/** The name of an icon of the family (lucide, in kebab case); the build puts its drawing into the emitted manifest. */
export type IconName = string;

/** A module that the app exposes beside `app`: `'./CartSlot'` is `src/CartSlot.tsx` (or `.ts`, or a folder's index). */
export type ModuleName = `./${string}`;

/** Keys pressed together, the last one after its `Mod`, `Alt` and `Shift`: `R`, `Shift U`, `#`, `Alt ↑`, `Mod Enter`. */
export type Shortcut = string;

export interface Owner {
  team: string;
  /** A mail address or a URL: where an admin's fault report goes. */
  contact: string;
}

/** How much of the frame a page takes: a padded page, the full sheet (two panes), or no frame at all. */
export type PageLayout = 'page' | 'full' | 'blank';

/** What a page asks of the frame around it, whatever the person has chosen for the others. Since 2.47. */
export interface PageFrame {
  menu?: 'collapsed' | 'hidden';
  /** A column in the middle of the sheet; for the layout `page`. */
  width?: 'boxed';
}

export interface PathEntry {
  /** `/apps/email` owns itself and everything below it, unless `isExact`. An exact path beats a prefix. */
  path: string;
  isExact?: boolean;
  label: LabelKey;
  layout?: PageLayout;
  frame?: PageFrame;
  /** What opening it asks for. Absent: anyone who is signed in. */
  requires?: Permission;
}

/** A group of the menu. Apps that name the same id share it; the lowest order and its label win. */
export interface MenuSection {
  id: string;
  label: LabelKey;
  order: number;
}

export interface MenuEntry {
  id: string;
  label: LabelKey;
  icon: IconName;
  /** Where it leads; absent on an entry that only holds `children`. */
  path?: string;
  section: MenuSection;
  order: number;
  /** The field of `GET /apps/counts` shown beside it. */
  badge?: string;
  requires?: Permission;
  /** A letter from A to Z: `G`, then this one, leads here from every page, in every language. */
  goKey?: string;
  children?: Omit<MenuEntry, 'section' | 'children'>[];
}

/** Where the menu of the person offers a page. */
export interface PersonMenuEntry {
  /** What is about the person and their work comes first, the rest below a line. */
  group: 'own' | 'other';
  order: number;
  /** What the page is called there, where it is not its label. */
  label?: LabelKey;
}

export interface SearchEntry {
  /** Kept for good: bookmarks point at it. */
  id: number;
  label: LabelKey;
  path: string;
  icon: IconName;
  /** Bookmarked for everybody at start. */
  isBookmarked?: boolean;
  /** Absent: the menu of the person does not offer it. Since 2.68. */
  personMenu?: PersonMenuEntry;
  requires?: Permission;
}

/** JSON Schema (2020-12) of a command's argument. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface CommandEntry {
  /** `<app>.<verb>`, e.g. `email.compose`. */
  id: string;
  /** With a label it is in the palette. */
  label?: LabelKey;
  icon?: IconName;
  /** A letter from A to Z: `N`, then this one, runs it from every page. It needs a label, and no argument. */
  newKey?: string;
  argument?: JsonSchema;
  /** The property of its argument that takes what was typed in the palette, which offers it for any words. It needs a label. */
  typed?: string;
  /** The exposed module whose default export is made by `defineCommands()`. */
  module: ModuleName;
  requires?: Permission;
}

/** A key that pages of the app hear while they are on screen: they give it its meaning by `useKeys()`. */
export interface KeyEntry {
  /** What it does: `reply`. */
  id: string;
  keys: Shortcut;
  /** Said in the sheet of all keys. */
  label: LabelKey;
  requires?: Permission;
}

/** The texts of a notification of the app, with `{{names}}` for what its record gives as `params`. */
export interface NotificationEntry {
  /** A record names it as `<app>.<id>`. */
  id: string;
  title: LabelKey;
  text: LabelKey;
}

/** How much room a widget takes: a quarter of a row, a third, two thirds, or all of it. */
export type WidgetSize = 'small' | 'medium' | 'wide' | 'full';

/** Something that a person may choose for a widget; its component gets the choice as `data.settings[id]`. */
export interface WidgetSetting {
  id: string;
  label: LabelKey;
  /** The first holds until another is chosen. One without a label is shown as its value. */
  choices: { value: string; label?: LabelKey }[];
}

/** How an entry is placed in a slot that people arrange, such as the overview of the dashboards. */
export interface WidgetEntry {
  /** The first is the one it has at first. */
  sizes: WidgetSize[];
  settings?: WidgetSetting[];
  /** The roles that have it from the start; all unless given. */
  roles?: string[];
  /** Beside the rows of its setting `rows`: for how many more it needs room, such as for one that is raised. Since 2.77. */
  extraRows?: number;
}

export interface SlotEntry {
  id: string;
  /** The place it fills, e.g. `navbar.end`. */
  slot: string;
  /** Its resting state is data: drawn by the host without any code of the app. */
  label: LabelKey;
  icon: IconName;
  badge?: string;
  order: number;
  /** The exposed module whose default export is the component, loaded when it is opened. */
  module: ModuleName;
  requires?: Permission;
  /** Since 2.38. */
  widget?: WidgetEntry;
}

/** A kind of record that the search over everything finds. */
export interface RecordEntry {
  /** The `groupTitle` under which the backend answers. */
  group: string;
  label: LabelKey;
  icon: IconName;
}

/** Notifications of an app from before it was first opened. */
export interface FirstNotification {
  /** As of what a backend sends: `message`, `order`, `invoice`, `task`, `review` or `system`. */
  kind: string;
  /** `<app>.<id>`: which of the manifest's `notifications` it is. */
  code: string;
  params?: Record<string, string>;
  /** In English, for clients that do not know the code. */
  title: string;
  text: string;
  link: string | null;
  /** Relative to the day on which a store is first filled: `@-1d 09:42`, `@-5h`. */
  time: string;
  isRead?: boolean;
}

export interface BackendEntry {
  /** Paths that the app owns, each with everything below it: `/apps/notes`. */
  prefixes: string[];
  /** The exposed module whose default export is made by `defineBackend()`. */
  module: ModuleName;
  /** What each of its badges shows before the app was first opened: the counts of its seed, by field of `/apps/counts`. */
  counts?: Record<string, number>;
  /**
   * The same for badges that count for each person: by field, then by the person's id, `null` for a call without a token.
   * Who is not named has 0. Since 2.74.
   */
  personalCounts?: Record<string, Record<string, number>>;
  /** What the bell tells of it from the start: part of its seed, which is read before any of its code is there. Since 2.71. */
  notifications?: FirstNotification[];
  /** Whether it adds groups to the search over everything. */
  searches?: boolean;
  /** The groups of records that it adds, as search shows them. */
  records?: RecordEntry[];
  /** Messages of other backends that it takes in, such as `frame.mail`. */
  listens?: string[];
  /** Whether something of it happens by itself once its time has come (`due` of `defineBackend()`). */
  due?: boolean;
}

/** How a subject is shown where the rights of roles are. */
export interface RightEntry {
  /** One of `subjects`. */
  subject: string;
  label: LabelKey;
  /** What may be done with it; reading, creating, updating and deleting unless given. */
  actions?: string[];
}

/** What a role may do with a subject of the app; an admin may do everything. */
export interface Grant extends Permission {
  role: string;
  /** Takes it away from a role that would have it otherwise. */
  inverted?: boolean;
}

/** What an app writes in `src/manifest.ts`: data alone, no code of the app. */
export interface AppManifest {
  /** Kebab case; also the name of its locale namespace and of its folder. */
  id: string;
  title: LabelKey;
  icon: IconName;
  owner: Owner;
  /** The range of the host API it was built for, e.g. `^1.0.0`. */
  host: string;
  paths: PathEntry[];
  menu?: MenuEntry[];
  search?: SearchEntry[];
  commands?: CommandEntry[];
  keys?: KeyEntry[];
  slots?: SlotEntry[];
  notifications?: NotificationEntry[];
  /** Commands and slots of others that this app calls or fills. */
  uses?: { commands?: string[]; slots?: string[] };
  /** Subjects of the ability that this app checks. */
  subjects?: string[];
  /** What these are called, and what may be done with them. Since 2.31. */
  rights?: RightEntry[];
  /** What the roles may do with them. */
  grants?: Grant[];
  /** The calls of its own: everything under these prefixes is answered by the exposed module, in the page and on a server. */
  backend?: BackendEntry;
}

/** One drawn element of an icon: its name and attributes. Only shapes of SVG. */
export type IconNode = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** The manifest as the build emits it (`app.json`) and the registry holds it: icons drawn, labels in every language. */
export interface EmittedManifest extends AppManifest {
  version: string;
  icons: Record<IconName, readonly IconNode[]>;
  labels: Record<Language, Record<LabelKey, string>>;
}
