import { ArrowUpDown, ListChecks, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DropdownMenu, Icon, IconButton, SearchInput, Toolbar, useIsNarrow } from 'shared/ui';
import { taskSorts, toTaskSort } from '../../model/taskAddress';
import type { TaskSelection } from '../../state/useTaskSelection';
import type { TaskView } from '../../state/useTaskView';
import styles from './TaskPage.module.css';

interface TaskToolbarProps {
  view: TaskView;
  selection: TaskSelection;
  /** Opens the lists where there is no room for them beside the tasks. */
  onLists?: () => void;
  children?: ReactNode;
}

/** Search and order of the list. */
export function TaskToolbar({ view, selection, onLists, children }: TaskToolbarProps) {
  const { t } = useTranslation('todo');
  const isNarrow = useIsNarrow();
  return (
    <Toolbar
      kind="pane"
      label={t('toolbar')}
      end={
        <>
          {children}
          <IconButton
            label={t('select')}
            icon={ListChecks}
            isPressed={selection.isOn}
            className={selection.isOn ? styles.pressed : undefined}
            onClick={selection.switch}
          />
          <DropdownMenu
            trigger={['click']}
            menu={{
              items: taskSorts.map((key) => ({ key, label: t(`sort.${key}`) })),
              selectable: true,
              selectedKeys: [view.sort],
              onClick: ({ key }) => view.setSort(toTaskSort(key)),
            }}
          >
            {isNarrow ? (
              <IconButton label={t('sortBy', { order: t(`sort.${view.sort}`) })} icon={ArrowUpDown} />
            ) : (
              <Button
                type="text"
                icon={<Icon of={ArrowUpDown} />}
                aria-label={t('sortBy', { order: t(`sort.${view.sort}`) })}
              >
                {t(`sort.${view.sort}`)}
              </Button>
            )}
          </DropdownMenu>
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
