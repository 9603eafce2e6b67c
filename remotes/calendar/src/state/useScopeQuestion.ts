import { useCallback, useState } from 'react';
import type { Scope } from '../api/choices';

/** Asks for the scope of a change to a series; null if cancelled. */
export type AskScope = (question: { kind: 'change' | 'remove'; hasThis: boolean }) => Promise<Scope | null>;

type Question = Parameters<AskScope>[0] & { onAnswer: (scope: Scope | null) => void };

export function useScopeQuestion(): { ask: AskScope; question: Question | null } {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask: AskScope = useCallback(
    (asked) =>
      new Promise((resolve) => {
        const onAnswer = (scope: Scope | null) => {
          setQuestion(null);
          resolve(scope);
        };
        setQuestion({ ...asked, onAnswer });
      }),
    [],
  );
  return { ask, question };
}
