/** kB of JS and CSS in brotli (1 kB = 1000 bytes), without fonts and pictures. */
export const budgets = {
  signIn: { kB: 128, requests: 12 },
  email: { kB: 400.2, requests: 12 },
  ownCode: 35,
  ownCodeOf: { calendar: 78, content: 39.8 } satisfies Record<string, number>,
};

export const ownCodeBudget = (id: string): number =>
  new Map(Object.entries(budgets.ownCodeOf)).get(id) ?? budgets.ownCode;
