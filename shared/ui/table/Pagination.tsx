import { Pagination as AntPagination, type PaginationProps } from 'antd';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import styles from './PageLinks.module.css';

const icons = { prev: ChevronLeft, next: ChevronRight, 'jump-prev': Ellipsis, 'jump-next': Ellipsis };
const names = {
  prev: 'table.previousPage',
  next: 'table.nextPage',
  'jump-prev': 'table.pagesBefore',
  'jump-next': 'table.pagesAfter',
} as const;

/**
 * Antd's numbers of pages, with steps that are named in the person's language: its own say the names of their icons. Lists
 * have `PageLinks`, whose numbers are links.
 */
export function Pagination(props: PaginationProps) {
  const { t } = useTranslation('kit');
  const render = (_page: number, type: keyof typeof names | 'page', element: ReactNode) =>
    type === 'page' ? (
      element
    ) : (
      <button type="button" tabIndex={-1} className="ant-pagination-item-link" aria-label={t(names[type])}>
        <Icon of={icons[type]} className={styles.arrow} />
      </button>
    );
  return <AntPagination {...props} itemRender={render} />;
}
