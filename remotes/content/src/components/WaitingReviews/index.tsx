import type { SlotProps } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { Avatar, Icon, IconButton, LinkButton, StretchedLink } from '@atrium/ui';
import { CardLink, focusRowBeside, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { inSentence } from '../../model/inSentence';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useNameOf } from '../../state/useEditorialSettings';
import { useItemActions } from '../../state/useItemActions';
import { ChannelNames } from '../Item/ChannelNames';
import { useDue } from '../Item/DueTime';
import styles from './WaitingReviews.module.css';

/** Due time of a review as a phrase: for today with the hour; overdue is written. */
function DueWords({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const due = useDue(item);
  if (!due) return null;
  const { dueAt, state, when, isToday, whole } = due;
  const words = isToday ? t('widget.today', { time: when }) : when;
  return (
    <time dateTime={dueAt} title={whole} className={styles.due} data-state={isToday ? 'overdue' : state}>
      <bdi>{state === 'overdue' ? t('overdueSince', { when: inSentence(words) }) : words}</bdi>
    </time>
  );
}

interface Props {
  item: ListedItem;
  isFirst: boolean;
  /** Only if it may be approved as it is. */
  onApprove: (() => void) | undefined;
}

function WaitingRow({ item, isFirst, onApprove }: Props) {
  const { t } = useTranslation('content');
  const name = useNameOf()(item.author);
  const path = `/content/review?item=${item.id}`;
  return (
    <li className={styles.row} data-first={isFirst || undefined}>
      <div className={styles.text}>
        <StretchedLink to={path} className={styles.title} dir="auto">
          {item.title || t('untitled')}
        </StretchedLink>
        <div className={styles.sub}>
          <ChannelNames ids={item.channelIds.slice(0, 1)} />
          <bdi className={styles.name}>{name}</bdi>
          {isFirst && <DueWords item={item} />}
        </div>
      </div>
      {isFirst ? (
        <LinkButton
          type="primary"
          to={path}
          className={styles.review}
          icon={<Icon of={ArrowRight} className={styles.arrow} />}
          iconPlacement="end"
        >
          {t('widget.review')}
        </LinkButton>
      ) : (
        <>
          <span className={styles.face}>
            <Avatar name={name} src={item.author?.avatar ?? null} size="s" />
          </span>
          <DueWords item={item} />
          {onApprove && (
            <IconButton
              className={styles.approve}
              size="small"
              label={t('widget.approve', { title: item.title || t('untitled') })}
              icon={Check}
              onClick={({ currentTarget }) => {
                focusRowBeside(currentTarget);
                onApprove();
              }}
            />
          )}
        </>
      )}
    </li>
  );
}

const usualRows = 4;

export default function WaitingReviews({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const query = useGetItemsQuery(
    { queue: 'mine', sortBy: 'dueAt', perPage: rows },
    { refetchOnMountOrArgChange: true },
  );
  const actor = useActor();
  const { runStep } = useItemActions();
  const now = useRuntime().clock.now();
  const approvalOf = (item: ListedItem) =>
    rejectionOf('approve', item, actor, now) === null
      ? () => void runStep('approve', [item], { version: item.version })
      : undefined;
  return (
    <QueryCard
      title={t('widget.waiting')}
      count={query.data?.total}
      end={<CardLink to="/content/review">{t('widget.all')}</CardLink>}
      query={query}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('review.emptyText.mine') }}
    >
      {({ items }) => (
        <ul className={styles.rows}>
          {items.map((item, place) => (
            <WaitingRow key={item.id} item={item} isFirst={place === 0} onApprove={approvalOf(item)} />
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
