/** A TrueType file without the tables that place letters, which are most of some files. */
export function withoutLayout(file: Buffer): Buffer {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, row) =>
    file.subarray(12 + row * 16, 28 + row * 16),
  );
  const kept = entries.filter(
    (entry) => !/^(?:BASE|GPOS|GSUB|GDEF|STAT|gasp|prep|vhea|vmtx)$/.test(entry.toString('latin1', 0, 4)),
  );
  const head = Buffer.alloc(12 + kept.length * 16);
  file.copy(head, 0, 0, 4);
  head.writeUInt16BE(kept.length, 4);
  const search = 2 ** Math.floor(Math.log2(kept.length)) * 16;
  head.writeUInt16BE(search, 6);
  head.writeUInt16BE(Math.log2(search / 16), 8);
  head.writeUInt16BE(kept.length * 16 - search, 10);
  const tables: Buffer[] = [];
  let end = head.length;
  kept.forEach((entry, row) => {
    const [offset, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const padded = Buffer.alloc((length + 3) & ~3);
    file.copy(padded, 0, offset, offset + length);
    entry.copy(head, 12 + row * 16);
    head.writeUInt32BE(end, 12 + row * 16 + 8);
    tables.push(padded);
    end += padded.length;
  });
  return Buffer.concat([head, ...tables]);
}
