import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Instruction, Stage } from './readDockerfile';

interface ContainerRunOptions {
  /** Where the image’s files are put, in place of its root. */
  root: string;
  /** The folder that is sent to the builder. */
  context: string;
  /** The roots of stages that were made before. */
  stages: Readonly<Record<string, string>>;
}

/**
 * Carries out the steps of a stage without a container engine: files are copied and commands run in a folder of this machine.
 * What differs: the programs of this machine, its user in place of the image's, and no bounds around them.
 */
export class ContainerRun {
  private folder = '/';
  private readonly env: Record<string, string> = {};
  private readonly options: ContainerRunOptions;
  private readonly said: Record<string, string> = {};

  constructor(options: ContainerRunOptions) {
    this.options = options;
  }

  /** @throws with the instruction that cannot be carried out */
  build({ instructions }: Stage): this {
    for (const instruction of instructions) this.carryOut(instruction);
    return this;
  }

  /** The words of an instruction of which the last one counts, such as `USER`. */
  last(name: string): string | undefined {
    return this.said[name];
  }

  /** Starts what `CMD` says. */
  start(env: Readonly<Record<string, string>>): ChildProcess {
    const [command = '', ...args] = this.words('CMD');
    return spawn(command, args, { cwd: this.place('.'), env: this.environment(env) });
  }

  /** The exit code of the health check. */
  checkHealth(env: Readonly<Record<string, string>>): number | null {
    const [command = '', ...args] = this.words('HEALTHCHECK');
    return spawnSync(command, args, { cwd: this.place('.'), env: this.environment(env) }).status;
  }

  private carryOut({ name, rest }: Instruction): void {
    this.said[name] = rest;
    if (name === 'WORKDIR') this.folder = posix.resolve(this.folder, rest);
    else if (name === 'ENV') this.set(rest);
    else if (name === 'COPY') this.copy(rest.split(/\s+/));
    else if (name === 'RUN') this.run(rest);
    else if (!['CMD', 'EXPOSE', 'HEALTHCHECK', 'USER'].includes(name)) throw new Error(`${name} is not known here.`);
    mkdirSync(this.place('.'), { recursive: true });
  }

  private place(path: string): string {
    return join(this.options.root, posix.resolve(this.folder, path));
  }

  /** Paths of the image, in what its programs are told. */
  private toPlaces(text: string): string {
    return text.replaceAll(/(?<![\w.])\/atrium\b/g, join(this.options.root, 'atrium'));
  }

  private environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, npm_config_prefer_offline: 'true', ...this.env, ...env };
  }

  private set(rest: string): void {
    for (const pair of rest.split(/\s+/)) {
      const [name = '', ...value] = pair.split('=');
      this.env[name] = this.toPlaces(value.join('='));
    }
  }

  private copy(words: string[]): void {
    const [, stage] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
    const paths = stage ? words.slice(1) : words;
    const target = paths.at(-1) ?? '';
    const isFolder = target.endsWith('/') || paths.length > 2;
    for (const path of paths.slice(0, -1)) {
      const from = join(stage ? (this.options.stages[stage] ?? '') : this.options.context, path);
      if (!existsSync(from)) throw new Error(`COPY ${path}: there is no such file.`);
      const to = isFolder ? join(this.place(target), basename(path)) : this.place(target);
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    }
  }

  private run(command: string): void {
    const here = command.replaceAll('node:node', `${process.getuid?.()}:${process.getgid?.()}`);
    execFileSync('sh', ['-c', here], { cwd: this.place('.'), env: this.environment({}), stdio: 'pipe' });
  }

  private words(name: string): string[] {
    const text = (this.said[name] ?? '').replace(/^.*?(?=\[")/, '').replace(/^CMD\s+/, '');
    const words: unknown = JSON.parse(text);
    if (!Array.isArray(words)) throw new Error(`${name} is a list of words.`);
    return words.map(String);
  }
}
