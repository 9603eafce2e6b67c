import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { useEditorialSettings } from '../../state/useEditorialSettings';

export function useChannelsColumn(): Column<ListedItem> {
  const { t } = useTranslation('content');
  const { channels } = useEditorialSettings();
  return {
    key: 'channels',
    title: t('field.channels'),
    text: ({ channelIds }) =>
      channels
        .filter(({ id }) => channelIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
    render: ({ channelIds }) => <ChannelNames ids={channelIds} />,
  };
}
