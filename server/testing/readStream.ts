export interface StreamEvent {
  id: string;
  event: string;
  data: { apps?: string[]; isAll?: boolean };
}

export interface StreamReader {
  next(event?: string): Promise<StreamEvent>;
  close(): void;
}

function parseEvent(text: string): StreamEvent {
  const fields = new Map(
    text.split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  return {
    id: fields.get('id') ?? '',
    event: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? '{}'),
  };
}

/** Opens `GET /api/changes` as a page does. */
export async function openStream(
  address: string,
  headers: Readonly<Record<string, string>>,
  query = '',
): Promise<StreamReader> {
  const ending = new AbortController();
  const response = await fetch(`${address}/api/changes${query}`, { headers, signal: ending.signal });
  if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let read = '';
  async function next(event = 'change'): Promise<StreamEvent> {
    for (;;) {
      const end = read.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream has ended');
        read += decoder.decode(value, { stream: true });
        continue;
      }
      const found = parseEvent(read.slice(0, end));
      read = read.slice(end + 2);
      if (found.event === event) return found;
    }
  }
  return { next, close: () => ending.abort() };
}
