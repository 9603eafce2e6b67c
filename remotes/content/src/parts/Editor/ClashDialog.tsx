import { useTranslation } from 'react-i18next';
import { Button, Modal, useFormat } from 'shared/ui';
import type { ItemDraft } from '../../state/useDraft';
import { TextChanges } from '../ItemDetail/TextChanges';
import styles from './ItemEditor.module.css';

const wordFields: readonly string[] = ['title', 'summary', 'body'];

/** What is written here against what somebody else has saved meanwhile, word by word: one of the two is kept, and the other is a version. */
export default function ClashDialog({ draft: { clash, written, resolve } }: { draft: ItemDraft }) {
  const { t } = useTranslation('content');
  const { ago } = useFormat();
  if (!clash) return null;
  const { newer, fields } = clash;
  const { by, at } = newer.lastChange ?? {};
  const others = fields.filter((field) => !wordFields.includes(field));
  return (
    <Modal
      open
      width={760}
      closable={false}
      maskClosable={false}
      title={by && at ? t('clash.titleBy', { name: by, ago: ago(at) }) : t('clash.title')}
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
