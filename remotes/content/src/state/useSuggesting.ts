import { useToast } from '@atrium/ui';
import type { SuggestionsInText } from '@atrium/ui/article';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from './useActor';

/** How the person writes in an item, and what is suggested in it. */
export function useSuggesting(isFixed: boolean) {
  const { t } = useTranslation('content');
  const { id: by } = useActor();
  const toast = useToast();
  const [isChosen, choose] = useState(false);
  const [found, onSuggestions] = useState<SuggestionsInText | null>(null);
  const isOn = isFixed || isChosen;
  const suggesting = useMemo(
    () => ({
      isOn,
      by,
      onRefused: () => toast.error(t('suggestion.impossible')),
      ...(!isFixed && { onToggle: choose }),
    }),
    [isOn, isFixed, by, toast, t],
  );
  return { suggesting, found, onSuggestions };
}
