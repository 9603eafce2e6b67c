import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../Toast/useConfirm';
import { useToast } from '../../Toast/useToast';

export interface BinActions<Row> {
  /** What a record is called in a sentence: "Anna Meier", "Invoice 4987". */
  nameOf: (row: Row) => string;
  restore: (row: Row) => Promise<unknown>;
  purge: (row: Row) => Promise<unknown>;
  /** What is lost with a record that is deleted for good. */
  lossText: string;
  /** Reads whatever a call was refused with. */
  explain: (error: unknown) => string;
}

/** Brings records back or deletes them for good, after a question; each says what came of it. */
export function useBinActions<Row>({ nameOf, restore, purge, lossText, explain }: BinActions<Row>) {
  const { t } = useTranslation('kit');
  const toast = useToast();
  const confirm = useConfirm();
  const tell = (call: Promise<unknown>, said: string) =>
    call.then(() => toast.success(said)).catch((error: unknown) => toast.error(explain(error)));

  return {
    restore: (row: Row) => tell(restore(row), t('bin.restored', { name: nameOf(row) })),
    async purge(row: Row) {
      const name = nameOf(row);
      const question = {
        title: t('bin.purgeTitle', { name }),
        text: lossText,
        confirm: t('bin.purge'),
        isDanger: true,
      };
      if (await confirm(question)) await tell(purge(row), t('bin.purged', { name }));
    },
  };
}
