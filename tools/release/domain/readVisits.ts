import { isObject } from '../../../shared/contract/guards';
import { type ArmName, emptyTest, type RolloutTest, type SeenPerson, withVisit } from './rolloutTest';

/** One visit of an app, or one error in it, as pages report them. */
export interface ReportedVisit {
  app: string;
  release: string;
  /** A pseudonym, another for each app. */
  account: string;
  /** ISO 8601. */
  at: string;
  /** The error; absent of a visit. */
  what?: string;
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Reads a line: a report, or a line of a log that has one as `report`. Undefined for anything else. */
export function readVisit(line: string): ReportedVisit | undefined {
  const value = line.includes('"account"') ? parsed(line) : undefined;
  if (!isObject(value)) return undefined;
  const report = isObject(value.report) ? value.report : value;
  const { kind, app, release, account, at, what } = report;
  const texts = [app, release, account, at].map((text) => (typeof text === 'string' && text.length <= 200 ? text : ''));
  const [name = '', of = '', by = '', when = ''] = texts;
  if (!name || !of || !by || Number.isNaN(Date.parse(when)) || (kind !== 'visit' && kind !== 'error')) return undefined;
  const found = { app: name, release: of, account: by, at: when };
  return kind === 'error' ? { ...found, what: typeof what === 'string' ? what : 'Error' } : found;
}

interface Watching {
  app: string;
  live: string;
  release: string;
  percent: number;
  since: string;
}

/** Follows the reports of one rollout. */
export class ReportedRollout {
  test: RolloutTest = emptyTest;
  readonly #seen = new Map<string, SeenPerson>();
  readonly #errors = new Map<string, number>();
  readonly #watching: Watching;

  constructor(watching: Watching) {
    this.#watching = watching;
  }

  /** The most frequent error of its people. */
  get what(): string | undefined {
    return [...this.#errors].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  add({ app, release, account, at, what }: ReportedVisit): void {
    const { live, release: own, percent, since, app: watched } = this.#watching;
    const arm: ArmName | undefined = release === own ? 'rollout' : release === live ? 'live' : undefined;
    if (app !== watched || !arm || Date.parse(at) < Date.parse(since)) return;
    const visit = { arm, hasFailed: what !== undefined };
    const { test, seen } = withVisit(this.test, this.#seen.get(account), visit, percent / 100);
    if (arm === 'rollout' && what !== undefined && test !== this.test)
      this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
    this.test = test;
    this.#seen.set(account, seen);
  }
}
