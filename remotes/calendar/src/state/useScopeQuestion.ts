import { useCallback, useState } from 'react';
import type { Scope } from '../api/choices';

/** Asks how much of a series is meant; null when nothing is to happen. */
export type AskScope = (question: { kind: 'change' | 'remove'; hasThis: boolean }) => Promise<Scope | null>;

type Question = Parameters<AskScope>[0] & { onAnswer: (scope: Scope | null) => void };

/** The question how much of a series is meant, and whether it is asked now. */
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
