import { useState } from 'react';
import type { useFormProblems } from './useFormProblems';

interface Outcome<Result> {
  onStored: (result: Result) => void;
  onRefused: (error: unknown) => void;
}

/** Sends what a form holds, once its fields are right. */
export function useSaving({ forget, isValid }: ReturnType<typeof useFormProblems>) {
  const [isSaving, setSaving] = useState(false);

  async function run<Result>(send: () => Promise<Result>, { onStored, onRefused }: Outcome<Result>): Promise<void> {
    forget();
    if (!(await isValid())) return;
    setSaving(true);
    let result: Result;
    try {
      result = await send();
    } catch (error) {
      onRefused(error);
      return;
    } finally {
      setSaving(false);
    }
    onStored(result);
  }

  return { isSaving, run };
}
