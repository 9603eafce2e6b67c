import { Icon, Input, type InputRef, VisuallyHidden } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskLists } from '../../state/useTaskLists';
import type { TaskView } from '../../state/useTaskView';
import styles from './QuickAdd.module.css';
import { QuickAddParts } from './QuickAddParts';
import { useGivenLine } from './useGivenLine';
import { useQuickAdd } from './useQuickAdd';

/** A task in one line: what its words say is shown before it counts, and can be refused. */
export function QuickAdd({ view, lists }: { view: TaskView; lists: TaskLists }) {
  const { t } = useTranslation('todo');
  const id = useId();
  const field = useRef<InputRef>(null);
  const { line, task, problem, added, write, refuse, load, add } = useQuickAdd(view.place, lists);
  useGivenLine(view, (given) => {
    write([line, given].filter(Boolean).join(' '));
    field.current?.focus();
  });
  return (
    <div className={styles.quickAdd}>
      <Input
        ref={field}
        variant="borderless"
        className={styles.field}
        dir="auto"
        prefix={<Icon of={Plus} />}
        styles={{ prefix: { marginInlineEnd: 8 } }}
        aria-label={t('quickAdd.label')}
        aria-describedby={id}
        aria-invalid={problem ? true : undefined}
        placeholder={t('quickAdd.placeholder')}
        value={line}
        onFocus={load}
        onChange={({ target }) => write(target.value)}
        onPressEnter={({ nativeEvent }) => {
          if (!nativeEvent.isComposing) void add();
        }}
      />
      {line.trim() && <QuickAddParts parts={task.parts} day={task.dueDate} lists={lists} onRefuse={refuse} />}
      <p id={id} role="alert" className={styles.problem}>
        {problem}
      </p>
      <VisuallyHidden>
        <output>{added}</output>
      </VisuallyHidden>
    </div>
  );
}
