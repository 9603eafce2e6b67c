import { CalendarClock, Plus, Star, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, Input, Pill, useFormat, useToast, VisuallyHidden } from 'shared/ui';
import type { TaskTag } from '../../api/schemas';
import { newTaskIn } from '../../api/taskList';
import { type TaskPlace, taskTags } from '../../api/taskPlace';
import { useAddTaskMutation } from '../../api/todoApi';
import { type FindDate, readQuickTask } from '../../model/quickAdd';
import { tagTones } from '../../model/tagTones';
import styles from './QuickAdd.module.css';
import { useDateFinder } from './useDateFinder';

const findsNothing: FindDate = () => undefined;

/** A task in one line: its date, tags and star are read from the words, and shown before they count. */
export function QuickAdd({ place }: { place: TaskPlace }) {
  const { t } = useTranslation('todo');
  const format = useFormat();
  const toast = useToast();
  const [addTask] = useAddTaskMutation();
  const { findDate, load } = useDateFinder();
  const [line, setLine] = useState('');
  const [isDateRead, setDateRead] = useState(true);
  const [added, setAdded] = useState('');
  const tagsByWord = useMemo(
    () =>
      new Map<string, TaskTag>(
        taskTags.flatMap((tag) => [
          [tag, tag],
          [t(`tag.${tag}`).toLowerCase(), tag],
        ]),
      ),
    [t],
  );
  const task = readQuickTask(line, { tagsByWord, findDate: isDateRead ? findDate : findsNothing });

  const add = async (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !task.title) return;
    // The field is free at once: what is typed while the dates are still being loaded is the next task.
    setLine('');
    setDateRead(true);
    const asked = readQuickTask(line, { tagsByWord, findDate: isDateRead ? await load() : findsNothing });
    const here = newTaskIn(place);
    const { error } = await addTask({
      ...asked,
      isImportant: asked.isImportant || here.isImportant,
      tags: [...new Set([...here.tags, ...asked.tags])],
    });
    if (!error) return setAdded(t('done.added', { title: asked.title }));
    setLine((typed) => typed || line);
    toast.error(t('failed.add', { title: asked.title }));
  };

  return (
    <div className={styles.quickAdd}>
      <Input
        variant="borderless"
        className={styles.field}
        dir="auto"
        prefix={<Icon of={Plus} />}
        styles={{ prefix: { marginInlineEnd: 8 } }}
        aria-label={t('quickAdd.label')}
        placeholder={t('quickAdd.placeholder')}
        value={line}
        onFocus={() => void load()}
        onChange={({ target }) => {
          setLine(target.value);
          if (!target.value) setDateRead(true);
        }}
        onPressEnter={(event) => void add(event)}
      />
      {line.trim() && (
        <section className={styles.read} aria-label={t('quickAdd.read')}>
          {task.dueDate && (
            <span className={styles.date}>
              <Icon of={CalendarClock} size={14} />
              {format.dateShort(task.dueDate)}
              <IconButton
                size="small"
                icon={X}
                iconSize={12}
                label={t('quickAdd.keepWords')}
                onClick={() => setDateRead(false)}
              />
            </span>
          )}
          {task.tags.map((tag) => (
            <Pill key={tag} tone={tagTones[tag]}>
              {t(`tag.${tag}`)}
            </Pill>
          ))}
          {task.isImportant && (
            <span className={styles.star} role="img" aria-label={t('filter.important')}>
              <Icon of={Star} size={14} />
            </span>
          )}
        </section>
      )}
      <VisuallyHidden>
        <output>{added}</output>
      </VisuallyHidden>
    </div>
  );
}
