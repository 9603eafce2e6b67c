import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTheme } from '../theme/useTheme';
import { SortableArea } from './SortableArea';
import styles from './SortableList.module.css';
import { type Item, SortableRow } from './SortableRow';
import { sortableTexts } from './sortableTexts';

export interface SortableListProps<Row extends Item> {
  label: string;
  items: readonly Row[];
  onChange: (items: Row[]) => void;
  /** Draws an item beside its handle. */
  children: (item: Row) => ReactNode;
}

/** A list that is put in order by its handles, with a pointer or with keys, and says aloud where things go. */
export function SortableList<Row extends Item>({ label, items, onChange, children }: SortableListProps<Row>) {
  const texts = sortableTexts[useTheme().language];
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const titleOf = (id: unknown) => items[placeOf(id)]?.title ?? '';
  return (
    <SortableArea
      titleOf={titleOf}
      describeOver={(id, over) => texts.over(titleOf(id), placeOf(over) + 1)}
      onMove={(id, over) => onChange(arrayMove([...items], placeOf(id), placeOf(over)))}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <SortableRow key={item.id} item={item} handle={texts.handle(item.title)}>
              {children(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </SortableArea>
  );
}
