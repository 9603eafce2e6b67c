import { Button, DropdownMenu, ExplainedButton, Icon } from '@atrium/ui';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { reviewRejection } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import type { ItemActions } from '../../state/useItemActions';

interface AssignMenuProps {
  item: ItemDetail['item'];
  actions: ItemActions;
}

/** Asks another reviewer; authors cannot review their own work. */
export function AssignMenu({ item, actions }: AssignMenuProps) {
  const { t } = useTranslation('content');
  const { reviewers } = useEditorialSettings();
  const isRejected = reviewRejection(item, useActor()) !== null;
  const icon = <Icon of={UserRound} />;
  if (isRejected)
    return (
      <ExplainedButton type="text" icon={icon} reason={t('guard.reviewed')}>
        {t('action.assign')}
      </ExplainedButton>
    );
  const choices = reviewers.filter(({ id }) => id !== item.authorId);
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: choices.map(({ id, fullName }) => ({ key: String(id), label: fullName })),
        selectable: true,
        selectedKeys: item.reviewerId === null ? [] : [String(item.reviewerId)],
        onClick: ({ key }) => void actions.assign(item, Number(key)),
      }}
    >
      <Button type="text" icon={icon}>
        {t('action.assign')}
      </Button>
    </DropdownMenu>
  );
}
