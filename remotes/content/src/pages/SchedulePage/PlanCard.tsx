import { Button, Icon, StretchedLink, useFormat, VisuallyHidden } from '@atrium/ui';
import { useDraggable } from '@dnd-kit/core';
import { Check, type LucideIcon, Package, RotateCw, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { StepMenu } from '../../components/Steps/StepMenu';
import { slotOf } from '../../model/schedule';
import { stepsFrom } from '../../model/stepsFrom';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './PlanCard.module.css';
import type { PlanSteps } from './planSteps';
import { isMovable } from './usePlanning';

interface PlanCardProps {
  item: ListedItem;
  /** Minutes since another item on its channel, if too few. */
  gap?: number | null;
  /** `line`: the time and the title in one line. */
  size: 'whole' | 'short' | 'line';
  steps: PlanSteps;
  style?: CSSProperties;
}

/** One item in the schedule. Published ones are subdued; failed ones are red and can be retried. */
export function PlanCard({ item, gap = null, size, steps, style }: PlanCardProps) {
  const { t } = useTranslation('content');
  const { id, status, publishedVersion } = item;
  const title = item.title || t('untitled');
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !isMovable(item) });
  const { tone, channelNames } = useItemChannels(item);
  const isOut = status !== 'scheduled' && status !== 'failed';
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.card}
      data-state={isOut ? 'out' : status}
      data-size={size}
      data-tone={tone}
      data-close={gap !== null || undefined}
      data-dragged={isDragging || undefined}
      style={style}
    >
      <p className={styles.when}>
        <PlanTime item={item} />
        {size !== 'line' && <span className={styles.channels}>{channelNames}</span>}
        {typeof item.bundleId === 'number' && <Mark of={Package} name={t('bundle.inOne')} />}
        {isOut && <Mark of={Check} name={t('live')} />}
        {status === 'failed' && <Mark of={TriangleAlert} name={t('status.failed')} />}
      </p>
      <StretchedLink
        to={`/content/items/${id}`}
        className={styles.title}
        dir="auto"
        data-plan={id}
        draggable={false}
        aria-describedby={isMovable(item) ? 'schedule-keys' : undefined}
        onBlur={steps.onLeave}
      >
        {title}
      </StretchedLink>
      {size !== 'line' && gap !== null && (
        <p className={styles.hint}>
          <Icon of={TriangleAlert} size={14} /> {t('schedule.closeShort', { count: gap })}
        </p>
      )}
      {size !== 'line' && status === 'failed' && (
        <Button size="small" danger icon={<Icon of={RotateCw} />} onClick={() => steps.begin('retry', item)}>
          {t('action.retry')}
        </Button>
      )}
      <span className={styles.menu}>
        <StepMenu
          item={item}
          steps={stepsFrom(status, publishedVersion !== null)}
          label={t('actionsOf', { title })}
          size="small"
          onBegin={(step) => steps.begin(step, item)}
        />
      </span>
    </li>
  );
}

function Mark({ of, name }: { of: LucideIcon; name: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Icon of={of} size={14} />
    </>
  );
}

function PlanTime({ item }: { item: ListedItem }) {
  const { time } = useFormat();
  const at = slotOf(item);
  return at && <time dateTime={at}>{time(at)}</time>;
}

function useItemChannels({ channelIds }: Pick<ListedItem, 'channelIds'>) {
  const { list } = useFormat();
  const channels = useEditorialSettings().channels.filter(({ id }) => channelIds.includes(id));
  return { tone: channels[0]?.tone, channelNames: list(channels.map(({ name }) => name)) };
}
