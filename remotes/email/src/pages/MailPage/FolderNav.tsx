import { Icon, LabelDot, NavList } from '@atrium/ui';
import {
  AlarmClock,
  Archive,
  CalendarClock,
  Inbox,
  type LucideIcon,
  Pencil,
  Send,
  Star,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFolder, MailView } from '../../api/mailView';
import type { EmailsMeta } from '../../api/schemas';
import { labelTones } from '../../model/labelTones';
import { emailLabels, mailPath } from '../../model/mailPath';

interface Folder {
  folder: ListFolder;
  icon: LucideIcon;
  count?: keyof EmailsMeta;
}

const folders: readonly Folder[] = [
  { folder: 'inbox', icon: Inbox, count: 'inbox' },
  { folder: 'starred', icon: Star },
  { folder: 'snoozed', icon: AlarmClock },
  { folder: 'sent', icon: Send },
  { folder: 'scheduled', icon: CalendarClock },
  { folder: 'draft', icon: Pencil, count: 'draft' },
  { folder: 'archive', icon: Archive },
  { folder: 'spam', icon: TriangleAlert, count: 'spam' },
  { folder: 'trash', icon: Trash2 },
];

export function FolderNav({ view, meta }: { view: MailView; meta: EmailsMeta | undefined }) {
  const { t } = useTranslation('email');
  const isLabelAlone = view.folder === 'all';
  return (
    <>
      <NavList
        label={t('folders')}
        activeKey={view.folder}
        items={folders.map(({ folder, icon, count }) => ({
          key: folder,
          to: mailPath({ folder }),
          label: t(`folder.${folder}`),
          icon: <Icon of={icon} />,
          ...(count && meta ? { count: meta[count], countLabel: t(`count.${count}`, { count: meta[count] }) } : {}),
        }))}
      />
      <NavList
        label={t('labels')}
        hasHeading
        {...(isLabelAlone && view.label ? { activeKey: view.label } : {})}
        items={emailLabels.map((label) => ({
          key: label,
          to: mailPath({ folder: 'all', label }),
          label: t(`label.${label}`),
          icon: <LabelDot tone={labelTones[label]} />,
        }))}
      />
    </>
  );
}
