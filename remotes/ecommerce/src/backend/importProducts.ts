import { type BackendStore, oneOf, type z } from '@atrium/backend';
import { defineRowImport, type ReadRow, type RowIssue, repeatedRows } from '@atrium/backend/import';
import { toKebabCase } from '@atrium/contract/values';
import { calls } from '../api/calls';
import { ProductToImport } from '../api/schemas';
import { productsTable, type StoredProduct } from './tables';

type Sent = z.output<typeof ProductToImport>;

/** A name of a brand, as it is compared. */
const keyOf = ({ brand, name }: Pick<Sent, 'brand' | 'name'>): string =>
  `${brand}/${name}`.normalize('NFKC').toLowerCase();

function toProduct(id: number, sent: Sent): StoredProduct {
  const { name, brand, category, price } = sent;
  const [color, image] = [sent.color ?? 'blue', sent.image ?? ''];
  return {
    id,
    name,
    brand,
    category,
    price,
    slug: `${toKebabCase(`${brand} ${name}`)}-${id}`,
    description: sent.description ?? '',
    image,
    hasFreeShipping: sent.hasFreeShipping ?? false,
    rating: 0,
    reviewCount: 0,
    colorOptions: [color],
    colors: [{ color, left: sent.left ?? 0, pictures: image === '' ? [] : [image] }],
  };
}

/** Products that the shop has, or an earlier row: one name of a brand is one product. */
async function findKnown(store: BackendStore, rows: readonly ReadRow<Sent>[]): Promise<RowIssue[]> {
  const known = new Set<string>();
  const brands = oneOf('brand', [...new Set(rows.map(({ input }) => input.brand))]);
  for await (const product of store.table(productsTable).each(brands)) known.add(keyOf(product));
  const inShop = rows.filter(({ input }) => known.has(keyOf(input))).map(({ row }) => row);
  const again = repeatedRows(rows, keyOf).map(({ row }) => row);
  return [...new Set([...inShop, ...again])].map((row) => ({
    row,
    field: 'name',
    message: 'A product with this name and brand already exists.',
    code: 'productKnown',
  }));
}

export const productImport = defineRowImport({
  name: 'productImports',
  what: 'products',
  row: ProductToImport,
  importCall: calls.importProducts,
  undoCall: calls.undoImport,
  check: findKnown,
  async add(store, inputs) {
    const table = store.table(productsTable);
    const added: StoredProduct[] = [];
    for (const input of inputs) added.push(await table.put(toProduct(await table.nextId(), input)));
    return added;
  },
  find: (store, ids) => store.table(productsTable).getMany(ids),
  remove: (store, { id }) => store.table(productsTable).delete(id),
});
