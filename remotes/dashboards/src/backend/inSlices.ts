/** Others are never kept from their work for longer, in milliseconds. */
const sliceMs = 15;

/** Does some work for each item, and stops now and then to let others have their turn: ten years are many days. */
export async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
