import { Checkbox, DropdownMenu, IconButton, LabelDot, Toolbar, useIsMedium } from '@atrium/ui';
import { ListFilter, PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { labelTones } from '../../model/labelTones';
import { emailLabels } from '../../model/mailPath';
import { useApiStore } from '../../state/apiStore';
import { cachedPages } from '../../state/cachedEmails';
import type { MailRoute } from '../../state/useMailRoute';
import { MailSearch } from '../MailSearch/MailSearch';
import styles from './MailListHead.module.css';
import type { MailSelection } from './useMailSelection';

interface MailListHeadProps {
  route: MailRoute;
  title: string;
  selection: MailSelection;
  total: number;
  onFolders: () => void;
}

/** Head of the list: select, search, filter by label. */
export function MailListHead({ route, title, selection, total, onFolders }: MailListHeadProps) {
  const { t } = useTranslation('email');
  const { view, search, showLabel } = route;
  const store = useApiStore();
  const hasSidePane = useIsMedium();
  const count = selection.emails.size;
  const toggle = () =>
    count > 0 ? selection.clear() : selection.set([...cachedPages(store.getState(), view).values()].flat());

  return (
    <Toolbar
      kind="pane"
      label={t('list.tools')}
      end={
        <DropdownMenu
          trigger={['click']}
          placement="bottomRight"
          menu={{
            selectable: true,
            selectedKeys: [view.label ?? 'any'],
            items: [
              { key: 'any', label: t('filter.any') },
              ...emailLabels.map((label) => ({
                key: label,
                label: t(`label.${label}`),
                icon: <LabelDot tone={labelTones[label]} />,
              })),
            ],
            onClick: ({ key }) => showLabel(emailLabels.find((label) => label === key)),
          }}
        >
          <IconButton
            className={view.label ? styles.isFiltered : undefined}
            label={view.label ? t('filter.set', { label: t(`label.${view.label}`) }) : t('filter.label')}
            icon={ListFilter}
          />
        </DropdownMenu>
      }
    >
      {!hasSidePane && <IconButton label={t('folders')} icon={PanelLeft} onClick={onFolders} />}
      <Checkbox
        className={styles.all ?? ''}
        aria-label={t('selection.loaded')}
        disabled={total === 0}
        checked={count > 0 && count >= total}
        indeterminate={count > 0 && count < total}
        onChange={toggle}
      />
      <MailSearch label={t('search.label', { title })} value={view.q} onSearch={search} />
    </Toolbar>
  );
}
