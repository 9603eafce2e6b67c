/** kB of JS and CSS in brotli (1 kB = 1000 bytes), without fonts and pictures. */
export const budgets = {
  signIn: { kB: 159, requests: 12 },
  email: { kB: 406, requests: 12 },
  ownCode: 40,
  ownCodeOf: { calendar: 106, content: 44, dashboards: 60 } satisfies Record<string, number>,
};

export const ownCodeBudget = (id: string): number =>
  new Map(Object.entries(budgets.ownCodeOf)).get(id) ?? budgets.ownCode;
