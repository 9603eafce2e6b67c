import { useCan } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Icon, LoadingRows } from '@atrium/ui';
import { ArrowUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type MailPageQuery, mailApi } from '../../api/mailApi';
import { emailsPerPage } from '../../api/mailView';
import { moveTargets } from '../../model/moveTargets';
import { isScheduled } from '../../model/sending';
import type { MailRoute } from '../../state/useMailRoute';
import { useCompose } from '../Compose/useCompose';
import { useMailActions } from '../MailActions/useMailActions';
import styles from './MailList.module.css';
import { MailListHead } from './MailListHead';
import { MailRow, MailRowSkeleton } from './MailRow';
import { dragOf } from './mailDrag';
import type { MailSelection } from './useMailSelection';
import type { SettledList } from './useSettledList';
import { useSteadyPlace } from './useSteadyPlace';
import { type PlacedRow, rowHeight, useVirtualPages } from './useVirtualPages';

interface MailRowsProps {
  query: MailPageQuery;
  rows: readonly PlacedRow[];
  total: number;
  isScrolling: boolean;
  route: MailRoute;
  selection: MailSelection;
}

/** Visible rows of one page. Pages that are only scrolled past are not fetched. */
function MailRows({ query, rows, total, isScrolling, route, selection }: MailRowsProps) {
  const { data } = mailApi.endpoints.getMailPage.useQueryState(query);
  mailApi.endpoints.getMailPage.useQuerySubscription(query, { skip: isScrolling && !data });
  const { openDraft } = useCompose();
  const mayWrite = useCan()({ action: 'create', subject: 'Email' });
  const act = useMailActions();
  return rows.map(({ index, top }) => {
    const mail = data?.emails[index % emailsPerPage];
    if (!mail) return <MailRowSkeleton key={`row ${index}`} top={top} />;
    return (
      <MailRow
        key={mail.id}
        mail={mail}
        top={top}
        place={{ index, total }}
        to={route.linkTo(mail.id)}
        isOpen={mail.id === route.mailId}
        isSelected={selection.emails.has(mail.id)}
        drag={dragOf(mail, selection)}
        onArchive={
          moveTargets(mail.folder).includes('archive')
            ? () => void act(({ move }) => move([mail], 'archive'))
            : undefined
        }
        onStar={() => void act(({ setStarred }) => setStarred([mail], !mail.isStarred))}
        onBin={() => void act(({ bin }) => bin([mail]))}
        onSelect={(isRange) => selection.pick(mail, index, isRange)}
        onOpen={mayWrite && mail.folder === 'draft' && !isScheduled(mail) ? () => void openDraft(mail.id) : undefined}
      />
    );
  });
}

/** Loaded with the first selection. */
const MailSelectionBar = lazy(() => import('./MailSelectionBar'));
const NoMatch = lazy(() => import('./NoMatch'));

interface MailListProps {
  route: MailRoute;
  list: SettledList;
  title: string;
  selection: MailSelection;
  onFolders: () => void;
  /** Floating action, shown without a selection. */
  action: ReactNode;
}

/** Virtual list of emails: only visible rows are rendered and fetched. */
export function MailList({ route, list, title, selection, onFolders, action }: MailListProps) {
  const { t } = useTranslation('email');
  const { view } = list;
  // The first rows render in steps: all at once would block the page.
  const isRendered = useDeferredValue(list.total !== undefined);
  const total = isRendered ? list.total : undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const { pages, height, isScrolling } = useVirtualPages({ scroller, view, total: total ?? 0, openMail: route.mailId });
  const { newEmails, toTop } = useSteadyPlace({ scroller, view, rowHeight });

  return (
    <>
      <MailListHead route={route} title={title} selection={selection} total={total ?? 0} onFolders={onFolders} />
      <div ref={scroller} className={styles.scroller} data-stale={list.isStale || undefined}>
        <NewEmailsPill count={newEmails} onClick={toTop} />
        {list.error ? (
          <ErrorState error={list.error} onRetry={list.refetch} isRetrying={list.isRefetching} />
        ) : total === undefined ? (
          <LoadingRows rows={9} isInset />
        ) : total === 0 ? (
          <NoEmails route={route} title={title} />
        ) : (
          <ul className={styles.rows} style={{ blockSize: height }} aria-label={t('list.name', { title })}>
            {pages.map(({ page, rows }) => (
              <MailRows
                key={page}
                query={{ ...view, page }}
                rows={rows}
                total={total}
                isScrolling={isScrolling}
                route={route}
                selection={selection}
              />
            ))}
          </ul>
        )}
        {selection.emails.size > 0 && (
          <Suspense>
            <MailSelectionBar selection={selection} total={total ?? 0} />
          </Suspense>
        )}
      </div>
      {selection.emails.size === 0 && action}
    </>
  );
}

function NoEmails({ route: { view, search, showLabel }, title }: { route: MailRoute; title: string }) {
  const { t } = useTranslation('email');
  if (view.q !== '' || (view.label !== undefined && view.folder !== 'all')) {
    return (
      <Suspense>
        <NoMatch view={view} title={title} onSearch={search} onAllLabels={() => showLabel(undefined)} />
      </Suspense>
    );
  }
  return <EmptyState picture="inbox" title={t('empty.title', { title })} text={t(`empty.${view.folder}`)} />;
}

function NewEmailsPill({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('email');
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button type="primary" shape="round" size="small" icon={<Icon of={ArrowUp} size={14} />} onClick={onClick}>
          {t('list.newEmails', { count })}
        </Button>
      )}
    </div>
  );
}
