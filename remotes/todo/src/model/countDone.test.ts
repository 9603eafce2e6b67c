import { countDone } from './countDone';

const open = (id: number) => ({ id, isCompleted: false });
const completed = (id: number) => ({ id, isCompleted: true });

test.each([
  ['nothing is done', [open(1), open(2)], [open(2)], { done: 0, all: 2 }],
  ['one was done before, on its day', [open(1)], [completed(7)], { done: 1, all: 2 }],
  ['one that was overdue is ticked here', [open(1), completed(2)], [], { done: 1, all: 2 }],
  ['one of today is ticked here, and known from both', [completed(1)], [completed(1)], { done: 1, all: 1 }],
  ['one is open again, which the day has yet to hear', [open(1)], [completed(1)], { done: 0, all: 1 }],
])('%s', (_, listed, dated, counted) => expect(countDone(listed, dated)).toEqual(counted));
