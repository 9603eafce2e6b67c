export interface Limits {
  min: number;
  max?: number;
  /** Whole numbers alone. */
  isWhole?: boolean;
}

/** A number within its limits. */
export function withinLimits(value: number, { min, max = Number.MAX_VALUE, isWhole = false }: Limits): number {
  return Math.min(max, Math.max(min, isWhole ? Math.round(value) : value));
}
