import type { Browser } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { budgets, ownCodeBudget } from './budgets';
import { type ColdStart, measureColdStart } from './coldStart';
import { appVisit, emailVisit, signInVisit } from './visits';

export interface BudgetLine {
  name: string;
  kB: number;
  limit: number;
  requests?: number;
  requestLimit?: number;
}

export const isOver = ({ kB, limit, requests = 0, requestLimit = Number.POSITIVE_INFINITY }: BudgetLine) =>
  kB > limit || requests > requestLimit;

const toKB = (bytes: number) => Math.round(bytes / 100) / 10;

const wholePage = (
  name: string,
  { bytes, requests }: ColdStart,
  budget: { kB: number; requests: number },
): BudgetLine => ({
  name,
  kB: toKB(bytes),
  limit: budget.kB,
  requests,
  requestLimit: budget.requests,
});

function ownCode(id: string, { files }: ColdStart): BudgetLine {
  const own = [...files].filter(([path]) => path.startsWith(`/remotes/${id}/`));
  return {
    name: `own code of ${id}`,
    kB: toKB(own.reduce((sum, [, size]) => sum + size, 0)),
    limit: ownCodeBudget(id),
  };
}

/** The page by which an app is measured: the first entry of its menu, but the charts of the dashboards. */
const firstScreen = ({ manifest }: Registry['apps'][string]['releases'][number]): string =>
  manifest.id === 'dashboards' ? '/dashboard/analytics' : (manifest.menu?.[0]?.path ?? manifest.paths[0]?.path ?? '/');

/** What travels on a cold start of sign-in, of the shell with email, and of each app's own code. */
export async function measureBytes(browser: Browser, origin: string, registry: Registry): Promise<BudgetLine[]> {
  const lines = [
    wholePage('cold start of sign-in', await measureColdStart(browser, signInVisit(origin)), budgets.signIn),
    wholePage('cold start of shell + email', await measureColdStart(browser, emailVisit(origin)), budgets.email),
  ];
  for (const [id, app] of Object.entries(registry.apps)) {
    const release = app.releases.find(({ release: name }) => name === app.live);
    if (!release) continue;
    lines.push(ownCode(id, await measureColdStart(browser, appVisit(origin, firstScreen(release)))));
  }
  return lines;
}

export const printBudgets = (lines: readonly BudgetLine[]): string =>
  lines
    .map((line) => {
      const requests = line.requests === undefined ? '' : `, ${line.requests} of ${line.requestLimit} requests`;
      return `${isOver(line) ? 'OVER' : 'ok  '} ${line.name}: ${line.kB} of ${line.limit} kB${requests}`;
    })
    .join('\n');
