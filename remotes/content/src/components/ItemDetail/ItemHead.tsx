import { Avatar } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { useNameOf } from '../../state/useEditorialSettings';
import { ChannelNames } from '../Item/ChannelNames';
import { StatusPill } from '../Item/StatusPill';
import { TextFacts } from '../Item/TextFacts';
import { TypeName } from '../Item/TypeName';
import styles from './ItemDetail.module.css';

export function ItemHead({ item, title }: { item: ItemDetail['item']; title?: ReactNode }) {
  const { t } = useTranslation('content');
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <StatusPill item={item} />
        <TypeName typeId={item.typeId} />
        <ChannelNames ids={item.channelIds} />
        <span>{t('version', { version: item.version })}</span>
      </p>
      <h2 className={styles.title} dir="auto">
        {title ?? item.title}
      </h2>
      <p className={styles.facts}>
        {item.author && <Avatar name={item.author.fullName} src={item.author.avatar} size="s" />}
        <span>{useNameOf()(item.author)}</span>
        <TextFacts body={item.body} />
      </p>
    </header>
  );
}
