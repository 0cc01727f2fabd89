import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { FileStorage, type StoredFile } from './file-storage.ts';

/** Files in a folder of this machine. */
export class LocalFileStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async keep(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const file = await open(path, 'r+');
    try {
      // On the disk before it has its name: a power cut leaves the whole file or none.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(path, target);
  }

  has(key: string): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const file = await open(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    const { size } = await file.stat();
    return { content: file.createReadStream(), size };
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    const path = resolve(this.folder, key);
    if (!path.startsWith(`${this.folder}${sep}`)) throw new Error(`The key ${key} leads out of its folder`);
    return path;
  }
}
