import { boxUnits } from './boxUnits';

test.each([
  [{}, 4],
  [{ rows: 1 }, 4],
  [{ rows: 3 }, 4],
  [{ rows: 4 }, 5],
  [{ rows: 4, extraRows: 1 }, 6],
  [{ rows: 5 }, 6],
  [{ rows: 10 }, 10],
])('%j takes %i rows of the grid', (list, units) => expect(boxUnits(list)).toBe(units));
