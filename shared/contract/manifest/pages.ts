import type { IconName, LabelKey, Permission } from './values';

/** How much of the frame a page takes: a padded page, the full sheet (two panes), or no frame at all. */
export type PageLayout = 'page' | 'full' | 'blank';

/** What a page asks of the frame around it, whatever the person has chosen for the others. Since 2.47. */
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
  /** It holds the settings of the person: the end of the main menu leads there, too, by a name of the frame's. Since 2.79. */
  isSettings?: boolean;
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
