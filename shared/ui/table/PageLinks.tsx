import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import styles from './PageLinks.module.css';

export interface PageLinksProps {
  page: number;
  /** The number of pages. */
  last: number;
  onPage: (page: number) => void;
  /** The query of a page's address; absent where the page has none. */
  pageSearch?: ((page: number) => string) | undefined;
}

/** The numbers of the pages: links, where the address tells the page, so that each opens in a tab of its own too. */
export function PageLinks({ page, last, onPage, pageSearch }: PageLinksProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  // With many pages their numbers follow the current one: keys identify places.
  const keyOf = (number: number | null, place: number) => (number === null ? `gap ${place}` : number);
  const step = (to: number, label: string, icon: ReactNode) => (
    <li>
      <PageLink page={page} to={to} label={label} isOff={to < 1 || to > last} onPage={onPage} pageSearch={pageSearch}>
        {icon}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={t('table.pages')} className={styles.pages}>
      <ul className={styles.list}>
        {step(page - 1, t('table.previousPage'), <Icon of={ChevronLeft} className={styles.arrow} />)}
        {pageNumbers(page, last).map((number, place) => (
          <li key={keyOf(number, place)} className={styles.number}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                page={page}
                to={number}
                label={t('table.page', { page: number })}
                isCurrent={number === page}
                onPage={onPage}
                pageSearch={pageSearch}
              >
                {format.number(number)}
              </PageLink>
            )}
          </li>
        ))}
        {step(page + 1, t('table.nextPage'), <Icon of={ChevronRight} className={styles.arrow} />)}
      </ul>
    </nav>
  );
}

interface PageLinkProps extends Pick<PageLinksProps, 'page' | 'onPage' | 'pageSearch'> {
  to: number;
  label: string;
  isCurrent?: boolean;
  isOff?: boolean;
  children: ReactNode;
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** One that leads nowhere stays what it is, and so keeps the focus of who has just reached the end by it. */
function PageLink({ page, to, label, isCurrent = false, isOff = false, onPage, pageSearch, children }: PageLinkProps) {
  const name = {
    'aria-label': label,
    className: styles.link,
    ...(isCurrent && { 'aria-current': 'page' as const }),
    ...(isOff && { 'aria-disabled': true }),
  };
  if (!pageSearch)
    return (
      <button type="button" {...name} onClick={() => !isOff && onPage(to)}>
        {children}
      </button>
    );
  return (
    <Link
      {...name}
      to={{ search: pageSearch(isOff ? page : to) }}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (!isOff) onPage(to);
      }}
    >
      {children}
    </Link>
  );
}

/** The numbers that are shown of many pages: the first, the last, and those beside the current one; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, last]);
  if (current <= 3) for (const page of [2, 3, 4]) near.add(page);
  if (current >= last - 2) for (const page of [last - 3, last - 2, last - 1]) near.add(page);
  const shown = [...near].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const missing = page - (shown[place - 1] ?? 0) - 1;
    // A gap of one page has room for its number.
    return [...(missing === 1 ? [page - 1] : missing > 1 ? [null] : []), page];
  });
}
