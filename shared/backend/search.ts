/** One search result; its texts are the choice of its group. */
export interface SearchHit {
  title: string;
  link: string;
  /** Of a page, the id of its search entry; else of a record. */
  id?: number | string;
  target?: string;
  isBookmarked?: boolean;
  icon?: string;
  /** Author. */
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
  /** Hits shown at first. */
  searchLimit: number;
  /** Number of matches, where `data` holds the best of them alone. */
  total?: number;
  /** Address of the app's list of all matches. */
  more?: string;
  data: SearchHit[];
}
