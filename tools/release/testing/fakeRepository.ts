import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function fakeRepository(): {
  root: string;
  write(path: string, text: string): void;
  commit(): void;
  tag(name: string): void;
} {
  const root = mkdtempSync(join(tmpdir(), 'atrium-api-'));
  const author = ['-c', 'user.name=Someone', '-c', 'user.email=someone@atrium.example'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
  git('init');
  return {
    root,
    write(path, text) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    commit() {
      git('add', '.');
      git('commit', '--no-verify', '-m', 'Change something');
    },
    tag: (name) => void git('tag', name),
  };
}
