import { usePeople, useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleLimit } from '../../api/limits';
import { newTaskIn } from '../../api/taskList';
import type { TaskPlace } from '../../api/taskPlace';
import { useAddTaskMutation } from '../../api/todoApi';
import { priorities } from '../../model/priority';
import { type Nameables, namesOf, namesOfPeople } from '../../model/quickAdd/readMarks';
import { type QuickAddWords, type QuickTask, readQuickTask } from '../../model/quickAdd/readQuickTask';
import { shortTitle } from '../../model/shortTitle';
import { toAssignee } from '../../model/taskForm';
import type { TaskLists } from '../../state/useTaskPage';
import { useToday } from '../../state/useToday';

const noWords: QuickAddWords = { findWhen: () => ({ whens: [], unclear: [] }), now: () => 0 };

/**
 * Parser of dates and recurrences in the person's language. Loaded on the first `load`, because most people never add a
 * task; until then, or if it fails, nothing is recognised.
 */
function useQuickAddWords(): { words: QuickAddWords; load: () => Promise<QuickAddWords> } {
  const { clock, languages } = useRuntime();
  const [words, setWords] = useState(noWords);
  const loading = useRef<Promise<QuickAddWords>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('../../model/quickAdd/loadQuickAddWords')
      .then(({ loadQuickAddWords }) => loadQuickAddWords(languages.get(), clock.now))
      .then(
        (loaded) => {
          setWords(loaded);
          return loaded;
        },
        () => {
          loading.current = undefined;
          return noWords;
        },
      );
    return loading.current;
  }, [clock, languages]);
  return { words, load };
}

/** Names in the person's language; tags and priorities also by API name. */
function useNameables({ tags, projects }: TaskLists): Nameables {
  const { t } = useTranslation('todo');
  const people = usePeople();
  return useMemo(
    () => ({
      tags: tags.map(({ id, name }) => ({ id, names: [id, ...namesOf(name)] })),
      projects: projects.map(({ id, name }) => ({ id, names: namesOf(name) })),
      people: namesOfPeople(people.map(({ fullName }) => fullName)),
      priorities: priorities.map((id) => ({ id, names: [id, t(`priorityWord.${id}`)] })),
    }),
    [t, tags, projects, people],
  );
}

interface QuickAddLine {
  line: string;
  task: QuickTask;
  /** Reason why it cannot be added as it is. */
  issue: string;
  added: string;
  write(line: string): void;
  reject(words: string): void;
  load(): void;
  add(): Promise<void>;
}

const nothing: ReadonlySet<string> = new Set();
const blank = { line: '', rejectedWords: nothing, isAsked: false };

const isLong = ({ title }: QuickTask) => title.length > titleLimit;

/** Reason why a task cannot be added as it is. @param isAsked it was tried to */
function useIssue(task: QuickTask, isAsked: boolean): string {
  const { t } = useTranslation('todo');
  if (isLong(task)) return t('quickAdd.long', { limit: titleLimit, length: task.title.length });
  if (!isAsked) return '';
  if (!task.title) return t('quickAdd.noTitle');
  const [words] = task.unclear;
  return words ? t('quickAdd.unclear', { words }) : '';
}

export function useQuickAdd(place: TaskPlace, lists: TaskLists): QuickAddLine {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const today = useToday();
  const people = usePeople();
  const known = useNameables(lists);
  const [addTask] = useAddTaskMutation();
  const { words, load } = useQuickAddWords();
  const [{ line, rejectedWords, isAsked }, setState] = useState(blank);
  const [added, setAdded] = useState('');
  const context = useMemo(() => ({ known, today, rejectedWords }), [known, today, rejectedWords]);
  // Parsing dates takes longer than the rest of a render between lists.
  const task = useMemo(() => readQuickTask(line, { ...words, ...context }), [line, words, context]);
  const issue = useIssue(task, isAsked);

  const add = async () => {
    if (!line.trim()) return;
    const isUnclear = task.unclear.length > 0 && !isAsked;
    if (!task.title || isLong(task) || isUnclear) return setState({ line, rejectedWords, isAsked: true });
    // The field is cleared at once: input while the parser loads is the next task.
    setState(blank);
    const read = readQuickTask(line, { ...(await load()), ...context });
    const { parts: _, priority: __, unclear: ___, assignee, ...asked } = read;
    const here = newTaskIn(place, today);
    const { error } = await addTask({
      ...asked,
      dueDate: asked.dueDate ?? here.dueDate,
      projectId: asked.projectId ?? here.projectId,
      isImportant: asked.isImportant || here.isImportant,
      tags: [...new Set([...here.tags, ...asked.tags])],
      assignee: assignee === null ? null : toAssignee(assignee, people),
    });
    const title = shortTitle(asked.title);
    if (!error) return setAdded(t('done.added', { title }));
    setState((now) => (now.line ? now : { line, rejectedWords, isAsked: false }));
    toast.error(t('failed.add', { title }));
  };

  return {
    line,
    task,
    issue,
    added,
    write: (typed) => {
      const next = typed.replace(/[\r\n]+/g, ' ');
      setState({ line: next, rejectedWords: next ? rejectedWords : nothing, isAsked: false });
    },
    reject: (part) => setState({ line, rejectedWords: new Set([...rejectedWords, part]), isAsked: false }),
    load: () => void load(),
    add,
  };
}
