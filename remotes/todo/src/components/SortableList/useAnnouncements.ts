import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

type Accessibility = NonNullable<DndContextProps['accessibility']>;

/** What a screen reader says while something is dragged. */
export function useAnnouncements(items: readonly { id: number; title: string }[]): Accessibility {
  const { t } = useTranslation('todo');
  const place = (id: UniqueIdentifier) => ({
    position: items.findIndex((item) => item.id === id) + 1,
    total: items.length,
  });
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title;
  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('drag.start', { title: title(active.id), ...place(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('drag.over', { title: title(active.id), ...place(over.id) }) : undefined,
      onDragEnd: ({ active, over }) => t('drag.end', { title: title(active.id), ...place(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('drag.cancel', { title: title(active.id) }),
    },
  };
}
