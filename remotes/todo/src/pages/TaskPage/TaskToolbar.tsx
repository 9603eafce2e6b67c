import { Button, DropdownMenu, Icon, IconButton, SearchInput, Toolbar, useIsNarrow } from '@atrium/ui';
import { ArrowUpDown, Columns3, List, ListChecks, type LucideIcon, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boardColumns, taskSorts, toBoard, toTaskSort } from '../../model/taskAddress';
import type { TaskSelection } from '../../state/useTaskSelection';
import type { TaskView } from '../../state/useTaskView';
import styles from './TaskPage.module.css';

interface TaskToolbarProps {
  view: TaskView;
  selection: TaskSelection;
  onLists?: () => void;
  children?: ReactNode;
}

export function TaskToolbar({ view, selection, onLists, children }: TaskToolbarProps) {
  const { t } = useTranslation('todo');
  return (
    <Toolbar
      kind="pane"
      label={t('toolbar')}
      end={
        <>
          {children}
          {!view.board && (
            <IconButton
              label={t('select')}
              icon={ListChecks}
              isPressed={selection.isOn}
              className={selection.isOn ? styles.pressed : undefined}
              onClick={selection.switch}
            />
          )}
          <BoardMenu view={view} />
          {!view.board && <SortMenu view={view} />}
        </>
      }
    >
      {onLists && <IconButton label={t('lists')} icon={Menu} onClick={onLists} />}
      <SearchInput
        variant="borderless"
        className={styles.search}
        label={t('search')}
        value={view.q}
        onSearch={view.setQuery}
      />
    </Toolbar>
  );
}

interface ViewProps {
  view: TaskView;
}

function BoardMenu({ view }: ViewProps) {
  const { t } = useTranslation('todo');
  const label = view.board ? t(`board.by.${view.board}`) : t('board.list');
  return (
    <MenuButton
      label={t('board.show', { view: label })}
      text={label}
      icon={view.board ? Columns3 : List}
      items={[
        { key: 'list', label: t('board.list') },
        ...boardColumns.map((key) => ({ key, label: t(`board.by.${key}`) })),
      ]}
      selected={view.board ?? 'list'}
      onChoose={(key) => view.setBoard(toBoard(key))}
    />
  );
}

function SortMenu({ view }: ViewProps) {
  const { t } = useTranslation('todo');
  const text = t(`sort.${view.sort}`);
  return (
    <MenuButton
      label={t('sortBy', { order: text })}
      text={text}
      icon={ArrowUpDown}
      items={taskSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
      selected={view.sort}
      onChoose={(key) => view.setSort(toTaskSort(key, view.place))}
    />
  );
}

interface MenuButtonProps {
  label: string;
  text: string;
  icon: LucideIcon;
  items: { key: string; label: string }[];
  selected: string;
  onChoose: (key: string) => void;
}

/** Icon only on phones. */
function MenuButton({ label, text, icon, items, selected, onChoose }: MenuButtonProps) {
  const isNarrow = useIsNarrow();
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [selected], onClick: ({ key }) => onChoose(key) }}
    >
      {isNarrow ? (
        <IconButton label={label} icon={icon} />
      ) : (
        <Button type="text" icon={<Icon of={icon} />} aria-label={label}>
          {text}
        </Button>
      )}
    </DropdownMenu>
  );
}
