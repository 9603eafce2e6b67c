import { usePeople } from '@atrium/sdk';
import { Avatar, addDays, DropdownMenu, IconButton, LabelDot, startOfWeek } from '@atrium/ui';
import { CalendarClock, Flag, Folder, type LucideIcon, Tag, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeveralChange } from '../../api/taskList';
import { priorities } from '../../model/priority';
import type { TaskLists } from '../../state/useTaskPage';
import { useToday } from '../../state/useToday';

interface Choice {
  label: string;
  icon?: ReactNode;
  change: SeveralChange;
}

interface ChoiceMenuProps {
  label: string;
  icon: LucideIcon;
  choices: readonly Choice[];
  onChange: (change: SeveralChange) => void;
}

function ChoiceMenu({ label, icon, choices, onChange }: ChoiceMenuProps) {
  return (
    <DropdownMenu
      trigger={['click']}
      placement="top"
      menu={{
        // By index: menu keys cannot contain every character of a name.
        items: choices.map(({ label: text, icon: mark }, index) => ({ key: index, label: text, icon: mark })),
        style: { maxBlockSize: 320, overflowY: 'auto' },
        onClick: ({ key }) => {
          const choice = choices[Number(key)];
          if (choice) onChange(choice.change);
        },
      }}
    >
      <IconButton label={label} icon={icon} />
    </DropdownMenu>
  );
}

/** Bulk menus: date, tag, priority, assignee and project. */
export function SelectionMenus({ lists, onChange }: { lists: TaskLists; onChange: (change: SeveralChange) => void }) {
  const { t } = useTranslation('todo');
  return (
    <>
      <ChoiceMenu label={t('bulk.date')} icon={CalendarClock} choices={useDateChoices()} onChange={onChange} />
      <ChoiceMenu label={t('bulk.tag')} icon={Tag} choices={useTagChoices(lists)} onChange={onChange} />
      <ChoiceMenu label={t('bulk.priority')} icon={Flag} choices={usePriorityChoices(lists)} onChange={onChange} />
      <ChoiceMenu label={t('bulk.assignee')} icon={User} choices={useAssigneeChoices()} onChange={onChange} />
      <ChoiceMenu label={t('bulk.project')} icon={Folder} choices={useProjectChoices(lists)} onChange={onChange} />
    </>
  );
}

function useDateChoices(): Choice[] {
  const { t } = useTranslation('todo');
  const today = useToday();
  const days = {
    today,
    tomorrow: addDays(today, 1),
    nextWeek: addDays(startOfWeek(today, 1), 7),
    none: null,
  };
  return (['today', 'tomorrow', 'nextWeek', 'none'] as const).map((key) => ({
    label: t(`bulk.day.${key}`),
    change: { dueDate: days[key] },
  }));
}

function useTagChoices({ tags }: TaskLists): Choice[] {
  const { t } = useTranslation('todo');
  const own = tags.filter(({ id }) => !priorities.some((priority) => priority === id));
  return [
    ...own.map(({ id, name, tone }) => ({
      label: name,
      icon: <LabelDot tone={tone} />,
      change: { addTags: [id] },
    })),
    { label: t('bulk.noTags'), change: { removeTags: own.map(({ id }) => id) } },
  ];
}

function usePriorityChoices({ tagOf }: TaskLists): Choice[] {
  const { t } = useTranslation('todo');
  return [
    ...priorities.map((id) => ({
      label: tagOf(id).name,
      icon: <LabelDot tone={tagOf(id).tone} />,
      change: { addTags: [id], removeTags: priorities.filter((other) => other !== id) },
    })),
    { label: t('priority.none'), change: { removeTags: [...priorities] } },
  ];
}

function useAssigneeChoices(): Choice[] {
  const { t } = useTranslation('todo');
  return [
    ...usePeople().map(({ fullName, avatar }) => ({
      label: fullName,
      icon: <Avatar name={fullName} src={avatar} size="s" />,
      change: { assignee: { fullName, avatar } },
    })),
    { label: t('field.nobody'), change: { assignee: null } },
  ];
}

function useProjectChoices({ projects }: TaskLists): Choice[] {
  const { t } = useTranslation('todo');
  return [
    ...projects.map(({ id, name, tone }) => ({
      label: name,
      icon: <LabelDot tone={tone} />,
      change: { projectId: id },
    })),
    { label: t('field.noProject'), change: { projectId: null } },
  ];
}
