import type { Registry } from '@atrium/contract';
import { useMemo } from 'react';
import { useGetFiguresQuery, useGetRegistryQuery } from '../api/releasesApi';
import { type AppRow, appRows } from '../model/appRows';
import { sampleFigures } from '../model/sampleFigures';

/** Where the figures come from: the server; made up for the demo; or nowhere, since another server answers. */
export type FigureSource = 'server' | 'sample' | 'none';

export interface Releases {
  /** Undefined until it has arrived; null where there is none. */
  registry: Registry | null | undefined;
  rows: readonly AppRow[] | undefined;
  source: FigureSource;
  days: number | undefined;
  isFetching: boolean;
  error: unknown;
  /** The figures alone have not arrived. */
  figuresError: unknown;
  refetch: () => void;
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

const options = { refetchOnMountOrArgChange: true };

/** What is released, and who uses it. */
export function useReleases(): Releases {
  const found = useGetRegistryQuery(undefined, options);
  const registry = isMissing(found.error) ? null : found.data;
  const isDemo = registry?.api.mode === 'mock';
  const counted = useGetFiguresQuery(undefined, { ...options, skip: !registry || isDemo });
  const figures = useMemo(() => (isDemo ? sampleFigures(registry) : counted.data), [isDemo, registry, counted.data]);
  const rows = useMemo(() => (registry ? appRows(registry, figures) : undefined), [registry, figures]);
  const hasServer = !isMissing(counted.error);
  return {
    registry,
    rows,
    source: isDemo ? 'sample' : hasServer ? 'server' : 'none',
    days: figures?.days,
    isFetching: found.isFetching || counted.isFetching,
    error: registry === undefined ? found.error : undefined,
    figuresError: hasServer && !isDemo ? counted.error : undefined,
    refetch: () => {
      void found.refetch();
      if (!counted.isUninitialized) void counted.refetch();
    },
  };
}
