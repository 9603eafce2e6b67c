/** One thing that the search over everything has found; what a group tells of its hits is its own choice. */
export interface SearchHit {
  title: string;
  link: string;
  id?: number;
  target?: string;
  isBookmarked?: boolean;
  icon?: string;
  /** Who made it. */
  by?: string;
  /** Bytes. */
  size?: number;
  email?: string;
  img?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string | null;
}

export interface SearchGroup {
  groupTitle: string;
  /** How many of them are shown at first. */
  searchLimit: number;
  /** How many match, where `data` holds the best of them alone. */
  total?: number;
  /** Where the app lists all of them. */
  more?: string;
  data: SearchHit[];
}
