import { Icon, useFormat } from '@atrium/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskGroup } from '../../model/taskGroup';
import { useDayName } from '../../state/useDayName';
import styles from './TaskList.module.css';

interface TaskGroupPartProps {
  groupKey: Exclude<TaskGroup['key'], 'open'>;
  count: number;
  today: string;
  /** Given where it can be folded away. */
  onFold?: (() => void) | undefined;
  isFolded?: boolean;
  children?: (headingId: string) => ReactNode;
}

/** The tasks under one heading, with their number. */
export function TaskGroupPart({ groupKey, count, today, onFold, isFolded = false, children }: TaskGroupPartProps) {
  const id = useId();
  const { number } = useFormat();
  const title = useGroupTitle(groupKey, today);
  const content = (
    <>
      {onFold && <Icon of={ChevronRight} size={14} />}
      <span id={id}>{title}</span>
      <span className={styles.count}>{number(count)}</span>
    </>
  );
  return (
    <section>
      <h2 className={styles.group} data-overdue={groupKey === 'overdue' || undefined}>
        {onFold ? (
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            {content}
          </button>
        ) : (
          content
        )}
      </h2>
      {children?.(id)}
    </section>
  );
}

function useGroupTitle(key: TaskGroupPartProps['groupKey'], today: string): string {
  const { t } = useTranslation('todo');
  const { dateLong } = useFormat();
  const nameDay = useDayName(today);
  if (!isDay(key)) return t(`group.${key}`);
  const day = key.slice('day '.length);
  return nameDay(day) ?? dateLong(day);
}

const isDay = (key: string): key is `day ${string}` => key.startsWith('day ');
