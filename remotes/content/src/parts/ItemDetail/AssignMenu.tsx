import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, DropdownMenu, Icon } from 'shared/ui';
import type { ItemDetail } from '../../api/schemas';
import { useContentFrame } from '../../state/useContentFrame';
import type { ItemActions } from '../../state/useItemActions';

interface AssignMenuProps {
  item: ItemDetail['item'];
  actions: ItemActions;
}

/** Asks somebody else for the review. Nobody is asked to review what they wrote. */
export function AssignMenu({ item, actions }: AssignMenuProps) {
  const { t } = useTranslation('content');
  const { reviewers } = useContentFrame();
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
      <Button type="text" icon={<Icon of={UserRound} />}>
        {t('action.assign')}
      </Button>
    </DropdownMenu>
  );
}
