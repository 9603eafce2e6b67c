import { extname } from 'node:path';
import { immutable, revalidated } from '../../server/headers';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

function cacheOf(path: string): string {
  if (/^(remotes|shell)\//.test(path)) return immutable;
  return path.startsWith('assets/') ? revalidated : 'no-cache';
}

/** An object storage knows type, encoding and cache lifetime of a file only from its upload. */
export function fileHeaders(path: string): Record<string, string> {
  const encoding = encodings[extname(path)];
  const plain = encoding ? path.slice(0, -extname(path).length) : path;
  return {
    'Content-Type': types[extname(plain).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': cacheOf(path),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
}
