export type UsageLevel = 'fine' | 'near' | 'full';

const near = 0.8;

export function usageLevel(used: number, limit: number): UsageLevel {
  if (used >= limit) return 'full';
  return used >= limit * near ? 'near' : 'fine';
}
