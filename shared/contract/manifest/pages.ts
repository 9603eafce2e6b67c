import type { IconName, LabelKey, Permission } from './values';

/** Layout of a page in the shell: padded, the full sheet (two panes), or without the shell. */
export type PageLayout = 'page' | 'full' | 'blank';

/** Demands of a page on the shell around it, which override the person's settings. Since 2.47. */
export interface PageFrame {
  menu?: 'collapsed' | 'hidden';
  /** A column in the middle of the sheet; for the layout `page`. */
  width?: 'boxed';
}

export interface PathEntry {
  /** `/apps/notes` owns itself and everything below it, unless `isExact`. An exact path beats a prefix. */
  path: string;
  isExact?: boolean;
  label: LabelKey;
  layout?: PageLayout;
  frame?: PageFrame;
  /** Permission to open it. Absent: anyone who is signed in. */
  requires?: Permission;
}

/** A section of the menu that the shell does not have. Of apps that declare the same id, the lowest order and its label count. */
export interface MenuSection {
  id: string;
  label: LabelKey;
  order: number;
}

export interface MenuEntry {
  id: string;
  label: LabelKey;
  icon: IconName;
  /** Path of its page; absent on an entry that only holds `children`. */
  path?: string;
  /** Id of a section of the shell (`workspace`, `content`, `apps`, `business`, `help`, `showcase`) or of `sections`. */
  section: string;
  order: number;
  /** The field of `GET /apps/counts` shown beside it. */
  badge?: string;
  requires?: Permission;
  /** A letter from A to Z: `G`, then this one, leads here from every page, in every language. */
  goKey?: string;
  children?: Omit<MenuEntry, 'section' | 'children'>[];
}

/** Place of a page in the user menu. */
export interface PersonMenuEntry {
  /** Pages about the person and their work come first, the rest below a line. */
  group: 'own' | 'other';
  order: number;
  /** It holds the settings of the person: the end of the main menu leads there, too, by a name of the shell's. Since 2.79. */
  isSettings?: boolean;
  /** Label there; defaults to the entry's label. */
  label?: LabelKey;
}

export interface SearchEntry {
  /** Unique within the app, in kebab case, and kept for good: bookmarks store `<app>.<id>`. */
  id: string;
  label: LabelKey;
  path: string;
  icon: IconName;
  /** Bookmarked for everybody at start. */
  isBookmarked?: boolean;
  /** Absent: the menu of the person does not offer it. Since 2.68. */
  personMenu?: PersonMenuEntry;
  requires?: Permission;
}
