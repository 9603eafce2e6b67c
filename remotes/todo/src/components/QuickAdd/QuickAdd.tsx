import { isComposing } from '@atrium/contract/values';
import { Icon, IconButton, Input, useFormat, VisuallyHidden } from '@atrium/ui';
import {
  CalendarClock,
  CircleHelp,
  Flag,
  Folder,
  type LucideIcon,
  Plus,
  Repeat,
  Star,
  Tag,
  User,
  X,
} from 'lucide-react';
import { type ComponentRef, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickPart } from '../../model/quickAdd/readQuickTask';
import { useRecurrenceText } from '../../state/useRecurrenceText';
import type { TaskLists } from '../../state/useTaskPage';
import type { TaskView } from '../../state/useTaskView';
import styles from './QuickAdd.module.css';
import { useQuickAdd } from './useQuickAdd';

const icons: Record<QuickPart['kind'], LucideIcon> = {
  due: CalendarClock,
  recurrence: Repeat,
  tag: Tag,
  project: Folder,
  assignee: User,
  priority: Flag,
  important: Star,
};

interface QuickAddTokensProps {
  parts: readonly QuickPart[];
  /** Words that look like a date, and stay in the title. */
  unclear: readonly string[];
  /** Due day; the words may name only a time. */
  day: string | null;
  lists: TaskLists;
  onReject: (words: string) => void;
}

function QuickAddTokens({ parts, unclear, day, lists, onReject }: QuickAddTokensProps) {
  const { t } = useTranslation('todo');
  const textOf = useTokenText(lists, day);
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
            onClick={() => onReject(part.words)}
          />
        </span>
      ))}
      {unclear.map((words) => (
        <span key={words} className={styles.part} data-kind="unclear">
          <Icon of={CircleHelp} size={14} />
          <VisuallyHidden>{t('quickAdd.notRead')}</VisuallyHidden>
          <bdi>{words}</bdi>
          <IconButton
            size="small"
            icon={X}
            iconSize={12}
            label={t('quickAdd.keepWords', { words })}
            onClick={() => onReject(words)}
          />
        </span>
      ))}
    </section>
  );
}

function useTokenText(lists: TaskLists, day: string | null): (part: QuickPart) => string {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const recurrenceText = useRecurrenceText();
  return (part) => {
    if (part.kind === 'due') return [day && dateShort(day), part.time].filter(Boolean).join(', ');
    if (part.kind === 'recurrence') return [recurrenceText(part.rule), part.time].filter(Boolean).join(', ');
    if (part.kind === 'tag') return lists.tagOf(part.id).name;
    if (part.kind === 'project') return lists.projectOf(part.id)?.name ?? part.words;
    if (part.kind === 'priority') return t(`priority.${part.id}`);
    return part.kind === 'assignee' ? part.id : t('important');
  };
}

/** Takes a line from the URL, once: it is not repeated after a reload. */
function useGivenLine({ given, dropGiven }: TaskView, load: (line: string) => void): void {
  const takeOver = useEffectEvent((line: string) => {
    load(line);
    dropGiven();
  });
  useEffect(() => {
    if (given !== null) takeOver(given);
  }, [given]);
}

/** One-line task entry: recognised words are shown as tokens that can be rejected. */
export function QuickAdd({ view, lists }: { view: TaskView; lists: TaskLists }) {
  const { t } = useTranslation('todo');
  const id = useId();
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const { line, task, issue, added, write, reject, load, add } = useQuickAdd(view.place, lists);
  useGivenLine(view, (given) => {
    write([line, given].filter(Boolean).join(' '));
    field.current?.focus();
  });
  return (
    <div className={styles.quickAdd}>
      <Icon of={Plus} className={styles.sign} />
      {/* It grows with its text, so that a narrow screen shows the beginning of a long line too. */}
      <Input.TextArea
        ref={field}
        variant="borderless"
        className={styles.field}
        dir="auto"
        autoSize={{ minRows: 1, maxRows: 8 }}
        aria-label={t('quickAdd.label')}
        aria-describedby={id}
        aria-invalid={issue ? true : undefined}
        placeholder={t('quickAdd.placeholder')}
        value={line}
        onFocus={load}
        onChange={({ target }) => write(target.value)}
        onPressEnter={(event) => {
          if (isComposing(event)) return;
          event.preventDefault();
          void add();
        }}
      />
      {line.trim() && (
        <QuickAddTokens parts={task.parts} unclear={task.unclear} day={task.dueDate} lists={lists} onReject={reject} />
      )}
      <p id={id} role="alert" className={styles.issue}>
        {issue}
      </p>
      <VisuallyHidden>
        <output>{added}</output>
      </VisuallyHidden>
    </div>
  );
}
