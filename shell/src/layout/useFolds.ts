import { useCallback, useState } from 'react';

/**
 * Which entries of the menu a person has folded or unfolded: the one touched last, beside the one that holds the page.
 * @param activeHolder the entry that holds the page on screen
 */
export function useFolds(activeHolder: string | undefined) {
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const fold = useCallback(
    (id: string, isOpen: boolean) =>
      setFolds((before) => ({
        ...(activeHolder && activeHolder in before ? { [activeHolder]: before[activeHolder] ?? true } : {}),
        [id]: isOpen,
      })),
    [activeHolder],
  );
  return { folds, fold };
}
