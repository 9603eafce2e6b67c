/** kB of JS and CSS in brotli (1 kB = 1000 bytes), fonts and pictures apart. */
export const budgets = {
  signIn: { kB: 160, requests: 12 },
  email: { kB: 448, requests: 12 },
  ownCode: 40,
  // Content: an item is open beside the list from the start, with what has changed in it.
  ownCodeOf: { calendar: 105, content: 62, dashboards: 140 } satisfies Record<string, number>,
};

/** What an app's own code may weigh on its first screen. */
export const ownCodeBudget = (id: string): number =>
  new Map(Object.entries(budgets.ownCodeOf)).get(id) ?? budgets.ownCode;
