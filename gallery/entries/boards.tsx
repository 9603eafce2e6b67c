import { Board, type BoardColumn, useBoard } from '@atrium/ui/board';
import { useState } from 'react';

interface Task {
  id: number;
  title: string;
}

const start = [['Open', 'Write', 'Translate'], ['Started', 'Review'], ['Done']].map(
  ([name = '', ...titles], column): BoardColumn<Task> => {
    const cards = titles.map((title, index) => ({ id: column * 10 + index, title }));
    return { key: name, name, cards, total: cards.length };
  },
);

const withCards = (column: BoardColumn<Task>, cards: readonly Task[]) => ({ ...column, cards, total: cards.length });

/** Cards are dragged, or moved by the keys that an app declares; arrows, Home and End move the focus. */
export function Tasks() {
  const [columns, setColumns] = useState(start);
  const board = useBoard({
    columns,
    titleOf: ({ title }) => title,
    onMove: (task, _, to) =>
      setColumns(
        columns.map((column) => {
          const rest = column.cards.filter(({ id }) => id !== task.id);
          return withCards(column, column.key === to ? [...rest, task] : rest);
        }),
      ),
  });
  return (
    <Board board={board} label="Tasks" emptyText="No tasks">
      {({ title }) => <a href="#boards">{title}</a>}
    </Board>
  );
}
