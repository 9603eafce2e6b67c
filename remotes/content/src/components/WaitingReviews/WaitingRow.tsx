import { Avatar, Icon, IconButton, LinkButton, StretchedLink } from '@atrium/ui';
import { focusRowBeside } from '@atrium/ui/widget';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useNameOf } from '../../state/useNameOf';
import { ChannelNames } from '../Item/ChannelNames';
import { DueWords } from './DueWords';
import styles from './WaitingReviews.module.css';

interface Props {
  item: ListedItem;
  isFirst: boolean;
  /** Only if it may be approved as it is. */
  onApprove: (() => void) | undefined;
}

export function WaitingRow({ item, isFirst, onApprove }: Props) {
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
