import type { RegisteredApp, Registry, ShellHistory } from '../../../shared/contract/registry';

export interface ReplacedParts {
  /** By id; null for an app that the change added. */
  apps: Record<string, RegisteredApp | null>;
  shell?: { live: Registry['shell']; history: ShellHistory | null };
  origins?: string[];
}

const appOf = ({ apps }: Registry, id: string) => (Object.hasOwn(apps, id) ? apps[id] : undefined);

export function replacedParts(before: Registry, after: Registry): ReplacedParts {
  const ids = new Set([...Object.keys(before.apps), ...Object.keys(after.apps)]);
  const changed = [...ids].filter((id) => appOf(before, id) !== appOf(after, id));
  const isOtherShell = before.shell !== after.shell || before.shellHistory !== after.shellHistory;
  return {
    apps: Object.fromEntries(changed.map((id) => [id, appOf(before, id) ?? null])),
    ...(isOtherShell ? { shell: { live: before.shell, history: before.shellHistory ?? null } } : {}),
    ...(before.origins !== after.origins ? { origins: before.origins } : {}),
  };
}

/** `latest` stays, as after a rollback, so that the next build of the same sources publishes nothing. */
const withLatest = <H extends { latest?: string }>(history: H, now: { latest?: string } | undefined): H =>
  now?.latest ? { ...history, latest: now.latest } : history;

export function withReplacedParts(registry: Registry, { apps, shell, origins }: ReplacedParts): Registry {
  const others = Object.entries(registry.apps).filter(([id]) => !Object.hasOwn(apps, id));
  const back = Object.entries(apps).flatMap(([id, app]): [string, RegisteredApp][] =>
    app ? [[id, withLatest(app, appOf(registry, id))]] : [],
  );
  const { shellHistory: _, ...rest } = registry;
  const history = shell ? shell.history && withLatest(shell.history, registry.shellHistory) : registry.shellHistory;
  return {
    ...rest,
    ...(shell ? { shell: shell.live } : {}),
    ...(history ? { shellHistory: history } : {}),
    ...(origins ? { origins } : {}),
    apps: Object.fromEntries([...others, ...back]),
  };
}
