import type { Registry } from '@atrium/contract';
import type { Browser } from '@playwright/test';
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

/** Nothing measured counts as over the limit. */
export const isOver = ({ kB, limit, requests = 0, requestLimit = Number.POSITIVE_INFINITY }: BudgetLine) =>
  kB === 0 || kB > limit || requests > requestLimit;

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

/** Measured page of an app: the first entry of its menu, but the charts of the dashboards. */
const firstScreen = ({ manifest }: Registry['apps'][string]['releases'][number]): string =>
  manifest.id === 'dashboards' ? '/dashboard/analytics' : (manifest.menu?.[0]?.path ?? manifest.paths[0]?.path ?? '/');

/** Apps opened side by side; the number of bytes does not depend on the speed. */
const atOnce = 3;

/** Origins of the product: with the demo in the page, and with its API on a server. */
export interface Origins {
  demo: string;
  server: string;
}

/**
 * Bytes of a cold start: sign-in and the shell with email (with the demo in the page), and each app's own code, without
 * the backend that answers its calls in the demo.
 */
export async function measureBytes(
  browser: Browser,
  { demo, server }: Origins,
  registry: Registry,
): Promise<BudgetLine[]> {
  const lines = [
    wholePage('cold start of sign-in', await measureColdStart(browser, signInVisit(demo)), budgets.signIn),
    wholePage('cold start of shell + email', await measureColdStart(browser, emailVisit(demo)), budgets.email),
  ];
  const visits = Object.entries(registry.apps).flatMap(([id, app]) =>
    app.releases
      .filter(({ release }) => release === app.live)
      .map(
        (release) => async () =>
          ownCode(id, await measureColdStart(browser, appVisit(server, firstScreen(release), id))),
      ),
  );
  for (let next = 0; next < visits.length; next += atOnce)
    lines.push(...(await Promise.all(visits.slice(next, next + atOnce).map((visit) => visit()))));
  return lines;
}

export const printBudgets = (lines: readonly BudgetLine[]): string =>
  lines
    .map((line) => {
      const requests = line.requests === undefined ? '' : `, ${line.requests} of ${line.requestLimit} requests`;
      return `${isOver(line) ? 'OVER' : 'ok  '} ${line.name}: ${line.kB} of ${line.limit} kB${requests}`;
    })
    .join('\n');
