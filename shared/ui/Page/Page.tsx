import { createContext, type ReactNode, use } from 'react';
import { usePageTitle } from '../Text/pageTitle';
import styles from './Page.module.css';

/** Element that the host shows beside the heading of every `Page`, such as a bookmark star. */
const PageMark = createContext<ReactNode>(null);

/** `<PageMarkProvider value={<Star />}>` */
export const PageMarkProvider = PageMark;

export interface PageProps {
  /** The one heading of the page; also the document's title. */
  title: string;
  /** Heading where it differs from the title, such as a greeting. */
  heading?: string;
  /** Language of the heading, where it is not that of the page (BCP 47). */
  lang?: string | undefined;
  /** Under the heading: how the page begins. */
  lead?: ReactNode;
  /** Beside the heading: a count, a state. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Over the heading: a way back. */
  back?: ReactNode;
  /**
   * Maximum width of the content, centred. `narrow`: forms and text; `wide`: cards, or a column with something beside
   * it; `full` (default): tables and dashboards.
   */
  width?: 'full' | 'wide' | 'narrow';
  /** Its content holds the h1, such as beside a picture: the page draws none. */
  hasOwnHead?: boolean;
  children?: ReactNode;
}

/** A page with its head: the one h1, what is beside it, and the actions. */
export function Page(props: PageProps) {
  const {
    title,
    heading = title,
    lead,
    meta,
    actions,
    back,
    width = 'full',
    hasOwnHead = false,
    lang,
    children,
  } = props;
  usePageTitle(title);
  const mark = use(PageMark);
  return (
    <div className={styles.page} data-width={width}>
      {back && <div className={styles.back}>{back}</div>}
      {!hasOwnHead && (
        <header className={styles.head}>
          <h1 className={styles.title} dir="auto" lang={lang}>
            {heading}
          </h1>
          {mark && <div className={styles.mark}>{mark}</div>}
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
