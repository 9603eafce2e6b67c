import { LabelDot } from '@atrium/ui';
import type { Channel } from '../../api/schemas';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './Item.module.css';

/** Channels of an item: dot and name. */
export function ChannelNames({ ids }: { ids: readonly number[] }) {
  const { channels } = useEditorialSettings();
  return (
    <span className={styles.channels}>
      {channels
        .filter(({ id }) => ids.includes(id))
        .map((channel) => (
          <ChannelName key={channel.id} channel={channel} />
        ))}
    </span>
  );
}

export function ChannelName({ channel: { name, tone } }: { channel: Channel }) {
  return (
    <span className={styles.channel}>
      <LabelDot tone={tone} />
      {name}
    </span>
  );
}
