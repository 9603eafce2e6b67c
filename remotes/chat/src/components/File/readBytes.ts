/** Bytes of a file URL: a data URL, or a path of this server. */
export async function readBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const data = /^data:[^,]*;base64,(.*)$/s.exec(url)?.[1];
  if (data !== undefined) return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const { origin } = window.location;
  if (new URL(url, origin).origin !== origin) throw new Error('The file lies elsewhere.');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
