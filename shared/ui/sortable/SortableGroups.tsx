import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Checkbox } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTheme } from '../theme/useTheme';
import { SortableArea } from './SortableArea';
import styles from './SortableGroups.module.css';
import list from './SortableList.module.css';
import { type Item, SortableRow } from './SortableRow';
import { sortableTexts } from './sortableTexts';
import { type SortableGroup, sortGroups } from './sortGroups';

export interface SortableGroupsProps<Row extends Item> {
  groups: readonly SortableGroup<Row>[];
  onChange: (groups: SortableGroup<Row>[]) => void;
  /** Items that go along when one of them is moved; they are ticked. */
  chosen?: readonly string[];
  onChoose?: (ids: string[]) => void;
  /** Draws an item beside its handle. */
  children: (item: Row) => ReactNode;
}

/** Lists whose items change their place and their list by their handles, with a pointer or with keys. */
export function SortableGroups<Row extends Item>(props: SortableGroupsProps<Row>) {
  const { groups, onChange, chosen = [] } = props;
  const texts = sortableTexts[useTheme().language];
  const titleOf = (id: unknown) =>
    groups.flatMap(({ items, ...group }) => [group, ...items]).find((one) => one.id === id)?.title ?? '';
  return (
    <SortableArea
      titleOf={titleOf}
      describeOver={(id, over) => texts.beside(titleOf(id), titleOf(over))}
      onMove={(id, over) => onChange(sortGroups(groups, chosen.includes(id) ? chosen : [id], over))}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <GroupList key={group.id} {...props} group={group} />
        ))}
      </div>
    </SortableArea>
  );
}

interface GroupListProps<Row extends Item> extends SortableGroupsProps<Row> {
  group: SortableGroup<Row>;
}

function GroupList<Row extends Item>({ group, chosen, onChoose, children }: GroupListProps<Row>) {
  const texts = sortableTexts[useTheme().language];
  const heading = useId();
  const { setNodeRef, isOver } = useDroppable({ id: group.id });
  const choose = (id: string, isChosen: boolean) =>
    onChoose?.([...(chosen ?? []).filter((one) => one !== id), ...(isChosen ? [id] : [])]);
  return (
    <div ref={setNodeRef} className={styles.group} data-over={isOver || undefined}>
      <b id={heading}>{group.title}</b>
      <SortableContext id={group.id} items={[...group.items]} strategy={verticalListSortingStrategy}>
        <ul className={list.list} aria-labelledby={heading}>
          {group.items.map((item) => (
            <SortableRow key={item.id} item={item} handle={texts.handle(item.title)} isFree>
              {onChoose && (
                <Checkbox
                  aria-label={item.title}
                  checked={chosen?.includes(item.id) ?? false}
                  onChange={({ target }) => choose(item.id, target.checked)}
                />
              )}
              {children(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </div>
  );
}
