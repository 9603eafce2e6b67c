import { ImportDialog, type ImportField } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { colorNames, productCategories } from '../api/schemas/choices';
import { useImportProductsMutation, useUndoImportMutation } from '../api/shopApi';

function useImportFields(): ImportField[] {
  const { t } = useTranslation('ecommerce');
  return [
    { key: 'name', label: t('import.name'), isNeeded: true },
    { key: 'brand', label: t('import.brand'), isNeeded: true },
    {
      key: 'category',
      label: t('import.category'),
      isNeeded: true,
      choices: productCategories.map((value) => ({ value, label: t(`category.${value}`) })),
    },
    { key: 'price', label: t('import.price'), isNeeded: true, kind: 'number' },
    { key: 'left', label: t('import.left'), kind: 'number' },
    { key: 'description', label: t('import.description') },
    {
      key: 'color',
      label: t('import.color'),
      choices: colorNames.map((value) => ({ value, label: t(`color.${value}`) })),
    },
    { key: 'hasFreeShipping', label: t('import.hasFreeShipping'), kind: 'flag' },
    { key: 'image', label: t('import.image') },
  ];
}

/** Products from a table: each in one colour, with its stock. */
export function ProductImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ecommerce');
  const fields = useImportFields();
  const [importProducts] = useImportProductsMutation();
  const [undoImport] = useUndoImportMutation();
  return (
    <ImportDialog
      title={t('import.title')}
      fields={fields}
      send={(rows, isDryRun) => importProducts({ rows: [...rows], isDryRun }).unwrap()}
      undo={(id) => undoImport({ id }).unwrap()}
      explain={(code) => (code === 'productKnown' ? t('import.known') : undefined)}
      onClose={onClose}
    />
  );
}
