import type { IconName } from '@atrium/contract';
import type en from '../locales/en.json';

type Pages = (typeof en)['pages'];

/** Key of a page's texts below `pages`: `components.buttons`. */
export type PageTexts = { [Group in keyof Pages]: `${Group}.${keyof Pages[Group] & string}` }[keyof Pages];

export interface SamplePage {
  /** Of its search entry: bookmarks store it. */
  id: string;
  path: string;
  texts: PageTexts;
  /** Entries of the kit's gallery whose examples it shows, in this order; none on a page of its own making. */
  shows: readonly string[];
}

export interface SampleGroup {
  /** Its label is `groups.<id>`. */
  id: keyof (typeof en)['groups'];
  icon: IconName;
  pages: readonly SamplePage[];
}

export type PageRow = readonly [path: string, texts: PageTexts, ...shows: string[]];

export function defineGroup(id: SampleGroup['id'], icon: IconName, rows: readonly PageRow[]): SampleGroup {
  return {
    id,
    icon,
    pages: rows.map(([path, texts, ...shows]) => ({ id: texts.replace('.', '-'), path, texts, shows })),
  };
}
