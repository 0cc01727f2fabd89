import { access, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { FileStorage, type StoredFile } from './file-storage.ts';

const MOVE_TRIES = 5;

/** Files in a folder of this machine. */
export class LocalFileStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async keep(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    const file = await open(path, 'r+');
    try {
      // On the disk before it has its name: a power cut leaves the whole file or none.
      await file.sync();
    } finally {
      await file.close();
    }
    await this.moveInto(target, path);
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
    const path = this.pathOf(key);
    await rm(path, { force: true });
    // An empty folder would still name the person whose files it held.
    if (dirname(path) !== this.folder) await rmdir(dirname(path)).catch(() => undefined);
  }

  private async moveInto(target: string, path: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        return await rename(path, target);
      } catch (error) {
        // The last file of the folder, and the folder with it, may have gone between the two.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries >= MOVE_TRIES) throw error;
      }
    }
  }

  private pathOf(key: string): string {
    const path = resolve(this.folder, key);
    if (!path.startsWith(`${this.folder}${sep}`)) throw new Error(`The key ${key} leads out of its folder`);
    return path;
  }
}
