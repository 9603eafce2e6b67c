/** An address of the web as a link; anything else that somebody typed as text. */
export function WebLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <bdi>{address}</bdi>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <bdi>{address.replace(/^https?:\/\//i, '')}</bdi>
    </a>
  );
}
