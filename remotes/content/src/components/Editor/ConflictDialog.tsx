import { Button, Modal } from '@atrium/ui';
import { useChangeTexts } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { ItemDraft } from '../../state/useDraft';
import { TextChanges } from '../Changes/TextChanges';
import styles from './ItemEditor.module.css';

const comparedFields: readonly string[] = ['slug', 'cover', 'channelIds', 'tags', 'values'];

/** Fields here against those saved elsewhere: one is kept, the other becomes a version. */
export default function ConflictDialog({ draft: { conflict, written, resolve } }: { draft: ItemDraft }) {
  const { t } = useTranslation('content');
  const texts = useChangeTexts(conflict?.newer.lastChange);
  if (!conflict) return null;
  const { newer, fields } = conflict;
  const others = fields.filter((field) => !comparedFields.includes(field));
  return (
    <Modal
      open
      width={760}
      closable={false}
      maskClosable={false}
      title={texts.title}
      footer={[
        <Button key="theirs" onClick={() => resolve('theirs')}>
          {t('conflict.theirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={() => resolve('mine')}>
          {t('conflict.mine')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      {others.length > 0 && (
        <p>{t('conflict.others', { fields: others.map((field) => t(`writing.${field}`)).join(', ') })}</p>
      )}
      <div className={styles.conflict}>
        <TextChanges
          before={newer}
          after={{ ...written, title: newer.title, summary: newer.summary, body: newer.body }}
          typeId={newer.typeId}
          against={t('conflict.against')}
        />
      </div>
    </Modal>
  );
}
