import { Icon, IconButton, useFormat } from '@atrium/ui';
import { CalendarClock, Flag, Folder, type LucideIcon, Repeat, Star, Tag, User, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuickPart } from '../../model/quickAdd/readQuickTask';
import { useRecurrenceText } from '../../state/useRecurrenceText';
import type { TaskLists } from '../../state/useTaskLists';
import styles from './QuickAdd.module.css';

const icons: Record<QuickPart['kind'], LucideIcon> = {
  due: CalendarClock,
  recurrence: Repeat,
  tag: Tag,
  project: Folder,
  assignee: User,
  priority: Flag,
  important: Star,
};

interface QuickAddPartsProps {
  parts: readonly QuickPart[];
  /** When the task is due, of which its words may name a time alone. */
  day: string | null;
  lists: TaskLists;
  onRefuse: (words: string) => void;
}

/** What was read from a line, each with a button that gives its words back to the title. */
export function QuickAddParts({ parts, day, lists, onRefuse }: QuickAddPartsProps) {
  const { t } = useTranslation('todo');
  const textOf = usePartText(lists, day);
  return (
    <section className={styles.read} aria-label={t('quickAdd.read')}>
      {parts.map((part) => (
        <span key={part.start} className={styles.part} data-kind={part.kind}>
          <Icon of={icons[part.kind]} size={14} />
          <bdi>{textOf(part)}</bdi>
          <IconButton
            size="small"
            icon={X}
            iconSize={12}
            label={t('quickAdd.keepWords', { words: part.words })}
            onClick={() => onRefuse(part.words)}
          />
        </span>
      ))}
    </section>
  );
}

/** What a part says, in words. */
function usePartText(lists: TaskLists, day: string | null): (part: QuickPart) => string {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const recurrenceText = useRecurrenceText();
  return (part) => {
    if (part.kind === 'due') return [dateShort(day ?? part.day), part.time].filter(Boolean).join(', ');
    if (part.kind === 'recurrence') return recurrenceText(part.rule);
    if (part.kind === 'tag') return lists.tagOf(part.id).name;
    if (part.kind === 'project') return lists.projectOf(part.id)?.name ?? part.words;
    if (part.kind === 'priority') return t(`priority.${part.id}`);
    return part.kind === 'assignee' ? part.id : t('important');
  };
}
