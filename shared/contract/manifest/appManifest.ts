import type { CommandEntry, KeyEntry } from './actions';
import type { BackendEntry, NotificationEntry } from './backend';
import type { MenuEntry, PathEntry, SearchEntry } from './pages';
import type { Grant, RightEntry } from './rights';
import type { SlotEntry } from './slots';
import type { IconName, LabelKey, Language } from './values';

export interface Owner {
  team: string;
  /** A mail address or a URL: where an admin's fault report goes. */
  contact: string;
}

/** What an app writes in `src/manifest.ts`: data alone, no code of the app. */
export interface AppManifest {
  /** Kebab case; also the name of its locale namespace and of its folder. */
  id: string;
  title: LabelKey;
  icon: IconName;
  owner: Owner;
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
  /** The range of the host API that it was built with, e.g. `^3.0.0`. */
  host: string;
  version: string;
  icons: Record<IconName, readonly IconNode[]>;
  labels: Record<Language, Record<LabelKey, string>>;
}
