import type { Day } from 'shared/ui';
import type { TaskTag } from '../api/schemas';

/** A date that words in a text name. */
interface FoundDate {
  day: Day;
  /** As it is written in the person's language; absent when the words name no time. */
  time?: string;
  /** Where the words begin, and the words themselves. */
  index: number;
  words: string;
}

/** Looks for the first date in a text. */
export type FindDate = (text: string) => FoundDate | undefined;

export interface QuickTask {
  title: string;
  dueDate: Day | null;
  tags: TaskTag[];
  isImportant: boolean;
}

/**
 * What one line says about a task: "Call Ann fri 5pm #team !" is a task for Friday, tagged team, and important.
 * A task has a day and no time, so a time stays in the title. Words with # that name no tag stay in the title too.
 * @param tagsByWord tags by what one may write for them, in lower case
 */
export function readQuickTask(
  line: string,
  { tagsByWord, findDate }: { tagsByWord: ReadonlyMap<string, TaskTag>; findDate: FindDate },
): QuickTask {
  const tags = new Set<TaskTag>();
  let isImportant = false;
  const rest = line
    .split(/\s+/)
    .filter((word) => {
      const tag = word.startsWith('#') ? tagsByWord.get(word.slice(1).toLowerCase()) : undefined;
      if (tag) tags.add(tag);
      if (word === '!') isImportant = true;
      return !tag && word !== '!';
    })
    .join(' ')
    .trim();
  const date = findDate(rest);
  const withoutDate = date && tidy(rest.slice(0, date.index) + rest.slice(date.index + date.words.length));
  // A line that is nothing but a date is a title.
  if (!date || !withoutDate) return { title: rest, dueDate: null, tags: [...tags], isImportant };
  const title = date.time ? `${withoutDate}, ${date.time}` : withoutDate;
  return { title, dueDate: date.day, tags: [...tags], isImportant };
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .trim();
