import { Button, Modal } from '@atrium/ui';
import { useChangeTexts } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { ItemDraft } from '../../state/useDraft';
import { TextChanges } from '../ItemDetail/TextChanges';
import styles from './ItemEditor.module.css';

/** What the comparison shows. */
const comparedFields: readonly string[] = ['title', 'summary', 'body', 'slug', 'cover', 'channelIds', 'tags'];

/** What is written here against what somebody else has saved meanwhile, word by word: one of the two is kept, and the other is a version. */
export default function ClashDialog({ draft: { clash, written, resolve } }: { draft: ItemDraft }) {
  const { t } = useTranslation('content');
  const texts = useChangeTexts(clash?.newer.lastChange);
  if (!clash) return null;
  const { newer, fields } = clash;
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
          {t('clash.theirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={() => resolve('mine')}>
          {t('clash.mine')}
        </Button>,
      ]}
    >
      <p>{t('clash.text')}</p>
      {others.length > 0 && (
        <p>{t('clash.others', { fields: others.map((field) => t(`writing.${field}`)).join(', ') })}</p>
      )}
      <div className={styles.clash}>
        <TextChanges before={newer} after={written} against={t('clash.against')} />
      </div>
    </Modal>
  );
}
