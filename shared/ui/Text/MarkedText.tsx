/** A sentence of ours in which `<b>` marks what counts; `Trans` is for those that hold more. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/<b>(.*?)<\/b>/).map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}
